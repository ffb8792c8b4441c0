/// <reference types="vite/client" />

declare module '*.json?sprite' {
  const symbols: string;
  export default symbols;
}
