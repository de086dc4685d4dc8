/** Video players of a fixed size; twin of `Players.php`. */

const HOSTS =
	/(^|\.)(youtube\.com|youtube-nocookie\.com|vimeo\.com|dailymotion\.com|ted\.com|videopress\.com|wistia\.(com|net))$/;

/** Returns a size as browsers read it, such as `560` or `560px`; 0 for parts of what is around. */
const pixels = ( size: string ) =>
	size.includes( '%' ) ? 0 : parseInt( size, 10 ) || 0;

/**
 * Adds the class and the aspect ratio to a player.
 *
 * @param frame Any iframe.
 */
export function fit( frame: HTMLIFrameElement ): void {
	const { src, classList, style } = frame;
	const width = pixels( frame.width );
	const height = pixels( frame.height );
	if (
		width > 0 &&
		height > 0 &&
		URL.canParse( src ) &&
		HOSTS.test( new URL( src ).hostname )
	) {
		classList.add( 'frontage-responsive-videos' );
		style.setProperty(
			'--frontage-responsive-videos',
			`${ width } / ${ height }`
		);
	}
}
