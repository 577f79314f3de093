/**
 * The predeploy hook of firebase.json, which is only a template: its security policy has placeholders, and pages have no
 * rewrites. `npm run deploy` writes the complete configuration, which does not have this hook.
 */
console.error(`
firebase.json is not what is deployed. This builds the site, deploys all of it, and checks the live site:

    FIREBASE_PROJECT=${process.env.GCLOUD_PROJECT ?? 'your-project'} npm run deploy
`);
process.exitCode = 1;
