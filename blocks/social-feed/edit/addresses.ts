import type { Attributes } from '../attributes';

type Network = Attributes[ 'network' ];

/** Addresses of profiles that name their network. Mirrors `source_at()` of the vendors; feeds may be anywhere. */
const PROFILES: Partial< Record< Network, RegExp > > = {
	bluesky: /^https:\/\/bsky\.app\/profile\/[\w.:-]+\/?$/i,
	x: /^https:\/\/(?:www\.|mobile\.)?(?:x|twitter)\.com\/(?:hashtag\/(?:%[89a-f][0-9a-f]|[^/?#\s%:])+|(?!(?:home|explore|search|i|hashtag|settings|intent|share)(?:[/?#]|$))\w{1,15})\/?(?:\?\S*)?$/i,
	facebook:
		/^https:\/\/(?:www\.|m\.)?facebook\.com\/(?:profile\.php\?id=\d+|people\/[^/?#\s]+\/\d+|(?!(?:events|groups|marketplace|watch|login|sharer|share|photo|photos|reel|hashtag|permalink\.php|story\.php|profile\.php|people|pages)(?:[/?#]|$))[\w.-]{2,80})\/?$/i,
	mastodon:
		/^https:\/\/(?!(?:[a-z0-9-]+\.)*(?:youtube\.com|tiktok\.com|medium\.com|threads\.(?:net|com)|x\.com|twitter\.com|substack\.com|snapchat\.com|flipboard\.com|unsplash\.com)\/)(?:[a-z0-9-]+\.)+[a-z]{2,}\/(?:@[\w.-]+(?:@[\w.-]+)?|tags\/[^/?#\s]+)\/?$/i,
};

/**
 * Returns the network of a profile's address; undefined if it is none.
 *
 * @param text What an author has pasted.
 */
export const networkOf = ( text: string ): Network | undefined =>
	( Object.keys( PROFILES ) as Network[] ).find( ( network ) =>
		PROFILES[ network ]!.test( text.trim() )
	);
