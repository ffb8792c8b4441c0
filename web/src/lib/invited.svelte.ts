/** Whom the reader has asked to a table, and when: remembered in this tab alone, since nobody is told who was reached. */
export class Invited {
  private readonly key: string;
  all = $state.raw<{ name: string; at: number }[]>([]);

  constructor(table: string) {
    this.key = `cenote-invited-${table}`;
    this.all = read(this.key);
  }

  add(name: string): void {
    this.all = [...this.all.filter((each) => each.name !== name), { name, at: Date.now() / 1000 }];
    sessionStorage.setItem(this.key, JSON.stringify(this.all));
  }
}

function read(key: string): Invited['all'] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as Invited['all'];
  } catch {
    return [];
  }
}
