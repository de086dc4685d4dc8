/** How dark the video is, in percent, if the author has not chosen; twin of `Video_Background::DIM`. */
export const DIM = 40;

/** Returns an address as it may stand between quotes in CSS; twin of `Video_Background::in_css()`. */
const inCss = ( url: string ) =>
	url.replace(
		/["'\\()<>;\s]/g,
		( one ) =>
			`%${ one
				.charCodeAt( 0 )
				.toString( 16 )
				.toUpperCase()
				.padStart( 2, '0' ) }`
	);

/**
 * Returns the poster and its shade, as custom properties.
 *
 * @param settings Of the block.
 */
export function styleOf(
	settings: Record< string, unknown >
): Record< string, string > {
	const poster = String( settings.poster ?? '' );
	return {
		'--frontage-video-background-dim': `${ Number( settings.dim ?? DIM ) }%`,
		...( poster && {
			'--frontage-video-background-poster': `url("${ inCss( poster ) }")`,
		} ),
	};
}
