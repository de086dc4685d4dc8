/** Whether somebody has seen the guide; WordPress keeps it with the person, on the server. */
export const SCOPE = 'frontage';

export const GUIDE = 'guide';

/** What is kept: nothing until it was seen; `asked` when somebody wants it again. */
export const SEEN = 'seen';
export const ASKED = 'asked';
