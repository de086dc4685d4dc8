/** The address of a profile, alone: posts and reels have longer ones. */
const PROFILE =
	/^\s*https?:\/\/(?:www\.)?instagram\.com\/([a-z0-9_][a-z0-9._]{0,29})\/?(?:\?\S*)?\s*$/i;

const NO_NAMES = [
	'p',
	'reel',
	'reels',
	'tv',
	'explore',
	'stories',
	'accounts',
];

/** Returns the account that a text names; empty if it is no address of a profile. */
export function accountIn( text: string ): string {
	const name = PROFILE.exec( text )?.[ 1 ]?.toLowerCase() ?? '';
	return NO_NAMES.includes( name ) ? '' : name;
}
