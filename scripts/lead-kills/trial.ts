import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Program, startProgram } from '../kills/program.ts';
import type { OtherSite } from '../kills/trial.ts';

export const LEADS_SITE = 'proof-leads';

/** A throwaway database with one invented site that sends its leads to four destinations. */
export interface LeadTrial {
  dataDir: string;
  startServer(): Program;
  end(): void;
}

export interface Destinations {
  smtpUrl: string;
  hookUrl: string;
  crmUrl: string;
}

/** The site, and what its destinations need. */
export function leadsSite({ smtpUrl, hookUrl, crmUrl }: Destinations): OtherSite {
  return {
    slug: LEADS_SITE,
    document: siteOf(hookUrl, crmUrl),
    env: {
      SMTP_URL: smtpUrl,
      MAIL_FROM: 'websites@proof.example',
      PROOF_HOOK_SECRET: 'a secret of the proof',
      PROOF_CRM_TOKEN: 'a token of the proof',
    },
  };
}

/** Sets the folders up; no program runs yet. */
export function makeLeadTrial(destinations: Destinations, further: Record<string, string> = {}): LeadTrial {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-lead-kills-'));
  // When run as root, PostgreSQL runs as another account, which must reach the folder.
  chmodSync(folder, 0o755);
  const { document, env: services } = leadsSite(destinations);
  const site = join(folder, 'sites', LEADS_SITE);
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, 'site.json'), JSON.stringify(document));
  const env = {
    DATA_DIR: join(folder, 'data'),
    SITES_DIR: join(folder, 'sites'),
    LOG_LEVEL: 'error',
    PORT: '0',
    HOST: '127.0.0.1',
    ...services,
    ...further,
  };
  return {
    dataDir: env.DATA_DIR,
    startServer: () => startProgram('src/app/main.ts', [], env),
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function siteOf(hookUrl: string, crmUrl: string) {
  return {
    group: { slug: 'proof-leads', name: 'Proof Leads' },
    hosts: [],
    settings: {
      brand: { name: 'Proof Leads' },
      contact: { phone: '07 5550 0000' },
      api: { formsPerMinute: 100_000 },
      // Job applications would need a destination of their own.
      forms: { pages: { careers: { paths: [] } } },
      integrations: {
        botCheck: { provider: 'off' },
        crm: { provider: 'hubspot', url: crmUrl, keyEnv: 'PROOF_CRM_TOKEN' },
      },
      leads: {
        destinations: [
          { kind: 'email', to: 'sales@proof.example' },
          { kind: 'adf_email', to: 'adf@proof.example' },
          { kind: 'webhook', url: `${hookUrl}/leads`, secretEnv: 'PROOF_HOOK_SECRET' },
          { kind: 'crm', account: 'sales' },
        ],
      },
    },
  };
}
