import { __, sprintf } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import { SlideButton } from './slide-button';
import type { EditedSlides } from './use-slides';

interface Props {
	slides: EditedSlides;
	/** As on the front end: dots, fraction, progress or thumbnails. */
	pager: string;
}

/** Which slide of the canvas is selected; thumbnails are shown as dots. */
export function SlidesPager( { slides, pager }: Props ) {
	const { at, blocks, go } = slides;
	if ( pager === 'fraction' || pager === 'progress' ) {
		return <Place at={ at } count={ blocks.length } pager={ pager } />;
	}
	return (
		<div className="frontage-carousel__dots">
			{ blocks.map( ( { clientId }, index ) => (
				<SlideButton
					key={ clientId }
					name={ nameOf( index + 1 ) }
					className="frontage-carousel__dot"
					isCurrent={ index === at }
					onClick={ () => go( index ) }
				/>
			) ) }
		</div>
	);
}

interface PlaceProps {
	at: number;
	count: number;
	pager: 'fraction' | 'progress';
}

const Place = ( { at, count, pager }: PlaceProps ) => (
	<p className="frontage-carousel__place">
		<span
			className={ `frontage-carousel__${ pager }` }
			style={
				{
					'--frontage-carousel-done': ( at + 1 ) / count,
				} as CSSProperties
			}
		>
			{ pager === 'fraction' && `${ at + 1 } / ${ count }` }
		</span>
	</p>
);

const nameOf = ( place: number ) =>
	/* translators: %d: position of the slide, starting at 1. */
	sprintf( __( 'Slide %d', 'frontage' ), place );
