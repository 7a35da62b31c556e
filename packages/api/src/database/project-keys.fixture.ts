import { NOW, ONE, OTHER, type Rule } from './rule.fixture.ts'

/** Unique keys of what belongs to projects. */
export const PROJECT_KEYS: Readonly<Record<string, readonly Rule[]>> = {
  project_alerts: [
    {
      rule: 'project_alerts_wish_key',
      fits: [{ user_id: ONE }, { user_id: ONE, project_id: ONE }, { user_id: OTHER }],
      breaks: [{ user_id: ONE }, { user_id: ONE, project_id: ONE }],
    },
  ],
  project_follows: [
    {
      rule: 'project_follows_pair_key',
      fits: [
        { user_id: ONE, project_id: ONE },
        { user_id: ONE, project_id: OTHER },
        { user_id: OTHER, project_id: ONE },
      ],
      breaks: [{ user_id: ONE, project_id: ONE }],
    },
  ],
  project_phases: [
    {
      rule: 'project_phases_open_key',
      fits: [
        { project_id: ONE },
        { project_id: ONE, ended_at: NOW },
        { project_id: ONE, ended_at: NOW },
        { project_id: OTHER },
      ],
      breaks: [{ project_id: ONE }],
    },
  ],
}
