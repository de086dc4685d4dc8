import type { Picture as PictureProps } from './types';

/** A picture of a video. WordPress and its plugins may add attributes, which are theirs. */
export const Picture = ( {
	picture,
	sizes,
}: {
	picture: PictureProps;
	sizes: string;
} ) => (
	<img
		className="frontage-video-gallery__picture"
		alt=""
		loading="lazy"
		decoding="async"
		sizes={ picture.srcSet && sizes }
		srcSet={ picture.srcSet }
		src={ picture.src }
		width={ picture.width }
		height={ picture.height }
		suppressHydrationWarning
	/>
);

/** The triangle that says “play”. */
export const Mark = () => (
	<span className="frontage-video-gallery__mark">
		<svg viewBox="0 0 24 24" aria-hidden="true">
			<path d="M8.5 5.5v13l10-6.5z" fill="currentColor"></path>
		</svg>
	</span>
);
