/** Store and scope of the preference for whether a user has seen the guide; WordPress stores it on the server. */
export const PREFERENCES = 'core/preferences';
export const SCOPE = 'frontage';

export const GUIDE = 'guide';

/** Preference values: unset until the user opened or dismissed the guide, `asked` to open it. */
export const SEEN = 'seen';
export const ASKED = 'asked';
