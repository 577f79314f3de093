import { site } from '#content/site.ts';
import { company } from './organization.ts';

const TEAM = /\bteam$/i;

/**
 * Who wrote a post; undefined where it does not say so. schema.org knows persons and organizations as authors, and
 * Google tells them apart ("Author markup best practices" on its page about Article). Our teams ("Passport team") are
 * no persons, and none of them is the whole company. schema.org describes a department as an organization too
 * (schema.org/department), so a team is an Organization with the company above it. Any other name is a person's.
 */
export function articleAuthor(name: string, siteUrl: string) {
  if (!name) return undefined;
  if (name === site.name) return company(siteUrl);
  if (!TEAM.test(name)) return { '@type': 'Person', name };
  return { '@type': 'Organization', name, parentOrganization: company(siteUrl) };
}
