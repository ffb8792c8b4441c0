"""E-mail over any SMTP server."""

from __future__ import annotations

import re
import smtplib
import ssl
from email import policy
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, localtime
from time import monotonic
from urllib.parse import parse_qs, unquote, urlsplit

from cenote.server.notices.message import Letter
from cenote.server.notices.outgoing import Result
from cenote.server.refused import Refused

PATIENCE = 10.0  # seconds for each word of the server
MAILBOX = re.compile(r"[^\s@<>,;:\"\\\[\]()]{1,64}@[^\s@<>,;:\"\\\[\]()]{1,190}\.[^\s@<>,;:\"\\\[\]().]{2,63}")
UNFOLDED = policy.SMTP.clone(max_line_length=900)  # a link that is folded is none to a program that looks for it
PORTS = {"smtp": 587, "smtps": 465}


class MailServer:
    """smtp://user:password@host:587/?from=… (STARTTLS), smtps://… (TLS at once), smtp://…?plain=1 (neither)."""

    def __init__(self, url: str) -> None:
        """Raises Refused for an address that is none."""
        try:
            parts = urlsplit(url)
            asked = parse_qs(parts.query)
            self.port = parts.port or PORTS.get(parts.scheme, 0)
        except ValueError:
            raise Refused("server-mail") from None
        self.host = parts.hostname or ""
        self.sender = asked.get("from", [""])[0]
        self.at_once = parts.scheme == "smtps"
        self.plain = asked.get("plain", [""])[0] == "1"
        self.user, self.password = unquote(parts.username or ""), unquote(parts.password or "")
        if parts.scheme not in PORTS or not self.host or not good_address(self.sender):
            raise Refused("server-mail")

    def send(self, to: str, letter: Letter) -> Result:
        """Waits; to be called in a thread."""
        start = monotonic()
        try:
            with self.connect() as connection:
                connection.send_message(self.message(to, letter), self.sender, [to])
            result = Result("", 250)
        except smtplib.SMTPRecipientsRefused as refused:
            code = next(iter(refused.recipients.values()))[0]
            result = Result("recipient" if code >= 500 else "refused", code)
        except smtplib.SMTPResponseException as refused:
            result = Result("refused", refused.smtp_code)
        except ssl.SSLError:
            result = Result("certificate")
        except TimeoutError:
            result = Result("slow")
        except (OSError, smtplib.SMTPException):
            result = Result("unreachable")
        result.milliseconds = round((monotonic() - start) * 1000)
        return result

    def connect(self) -> smtplib.SMTP:
        if self.at_once:
            secure = smtplib.SMTP_SSL(self.host, self.port, timeout=PATIENCE, context=ssl.create_default_context())
            return self.log_in(secure)
        connection = smtplib.SMTP(self.host, self.port, timeout=PATIENCE)
        if not self.plain:
            connection.starttls(context=ssl.create_default_context())
        return self.log_in(connection)

    def log_in(self, connection: smtplib.SMTP) -> smtplib.SMTP:
        if self.user:
            connection.login(self.user, self.password)
        return connection

    def message(self, to: str, letter: Letter) -> EmailMessage:
        message = EmailMessage(UNFOLDED)
        message["From"] = Address("Cenote", addr_spec=self.sender)
        message["To"] = Address(addr_spec=to)
        message["Subject"] = " ".join(letter.title.split())
        message["Date"] = format_datetime(localtime())
        message["Message-ID"] = f"<{letter.id}@{self.sender.partition('@')[2]}>"
        message["Auto-Submitted"] = "auto-generated"
        text = f"{letter.text}\n\n{letter.link}\n"
        if letter.stop_link:
            message["List-Unsubscribe"] = f"<{letter.stop_link}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
            text += f"\n-- \n{letter.stop_words}\n{letter.stop_link}\n"
        message.set_content(text)
        return message


def good_address(text: str) -> bool:
    """Looks like an address of e-mail; whether it is one, a confirmation tells."""
    return text.isascii() and MAILBOX.fullmatch(text) is not None
