import { spawnSync } from 'node:child_process';
import { BUILT_CONFIG } from '../../scripts/build/hosting-config.ts';

/** The arguments of Firebase's tools. Hosting's release history shows the message: the commit without tags, "-dirty" if files differ. */
export function deployArgs(project: string): readonly string[] {
  const commit = spawnSync('git', ['describe', '--always', '--dirty', '--exclude=*']).stdout?.toString();
  const target = ['--config', BUILT_CONFIG, '--project', project];
  return ['deploy', ...target, '--message', commit?.trim() || 'no commit'];
}
