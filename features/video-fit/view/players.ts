/** Video players of a fixed size; twin of `Players.php`. */

const HOSTS =
	/(^|\.)(youtube\.com|youtube-nocookie\.com|vimeo\.com|dailymotion\.com|ted\.com|videopress\.com|wistia\.(com|net))$/;

/**
 * Adds the class and the aspect ratio to a player.
 *
 * @param frame Any iframe.
 */
export function fit( frame: HTMLIFrameElement ): void {
	const { src, width, height, classList, style } = frame;
	const isFixed = /^[1-9]\d*$/.test( width ) && /^[1-9]\d*$/.test( height );
	if (
		isFixed &&
		URL.canParse( src ) &&
		HOSTS.test( new URL( src ).hostname )
	) {
		classList.add( 'frontage-video-fit' );
		style.setProperty( '--frontage-video-fit', `${ width } / ${ height }` );
	}
}
