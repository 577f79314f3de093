/** A `mailto:` link. Where it is too wide it breaks after the @. */
export function MailLink({ email }: { email: string }) {
  const [name, domain] = email.split('@');
  return (
    <a href={`mailto:${email}`}>
      {name}@<wbr />
      {domain}
    </a>
  );
}
