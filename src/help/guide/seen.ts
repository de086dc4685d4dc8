/** Scope of the preference for whether a user has seen the guide; WordPress stores it on the server. */
export const SCOPE = 'frontage';

export const GUIDE = 'guide';

/** Preference values: unset until the guide was seen, `asked` to show it again. */
export const SEEN = 'seen';
export const ASKED = 'asked';
