import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { SlideButton } from './slide-button';
import { SlidesPager } from './slides-pager';
import type { EditedSlides } from './use-slides';

interface Props {
	slides: EditedSlides;
	/** Classes of the carousel on the front end. */
	className: string;
	/** From `useInnerBlocksProps( { className: 'frontage-carousel__track' } )`. */
	track: object;
	hasArrows: boolean;
	hasDots: boolean;
	/** What shows the position. */
	pager: string;
	/** Milliseconds between slides if autoplay is on, else 0. */
	delay: number;
}

/** The carousel in the canvas: same markup as the front end, moved by arrows, dots and selection. */
export function SlidesFrame( props: Props ) {
	const { slides, className, track, hasArrows, hasDots, pager, delay } =
		props;
	const { at, blocks, go } = slides;
	const viewport = useRef< HTMLDivElement >( null );
	const [ isPlaying, play ] = useState( false );
	useEffect( () => scrollTo( viewport.current, at ), [ at ] );
	useEffect( () => {
		if ( isPlaying && delay ) {
			const timer = setTimeout( () => go( at + 1 ), delay );
			return () => clearTimeout( timer );
		}
	}, [ isPlaying, delay, at, go ] );
	return (
		<div className={ `frontage-carousel ${ className }` }>
			<div className="frontage-carousel__viewport" ref={ viewport }>
				<div { ...track } />
			</div>
			{ delay > 0 && (
				<SlideButton
					name={
						isPlaying
							? __( 'Pause', 'frontage' )
							: __( 'Play', 'frontage' )
					}
					className={ `frontage-carousel__pause${ isPlaying ? '' : ' is-paused' }` }
					onClick={ () => play( ! isPlaying ) }
				>
					<Icon path="M9 6v12M15 6v12" className="is-pause" />
					<Icon path="M9 6l9 6-9 6z" className="is-play" />
				</SlideButton>
			) }
			{ hasArrows && blocks.length > 1 && (
				<>
					<SlideButton
						name={ __( 'Previous slide', 'frontage' ) }
						className="frontage-carousel__arrow is-previous"
						onClick={ () => go( at - 1 ) }
					>
						<Icon path="M15 5l-7 7 7 7" />
					</SlideButton>
					<SlideButton
						name={ __( 'Next slide', 'frontage' ) }
						className="frontage-carousel__arrow is-next"
						onClick={ () => go( at + 1 ) }
					>
						<Icon path="M9 5l7 7-7 7" />
					</SlideButton>
				</>
			) }
			{ hasDots && blocks.length > 1 && (
				<SlidesPager slides={ slides } pager={ pager } />
			) }
		</div>
	);
}

const Icon = ( { path, className }: { path: string; className?: string } ) => (
	<svg viewBox="0 0 24 24" aria-hidden="true" className={ className }>
		<path d={ path } />
	</svg>
);

/**
 * Scrolls a slide into view.
 *
 * @param viewport The scroll container.
 * @param at       Slide index, from 0.
 */
function scrollTo( viewport: HTMLElement | null, at: number ): void {
	const slides = viewport?.querySelectorAll< HTMLElement >(
		':scope > .frontage-carousel__track > [data-block]'
	);
	const first = slides?.[ 0 ];
	const slide = slides?.[ at ];
	if ( viewport && first && slide ) {
		viewport.scrollTo( {
			left: slide.offsetLeft - first.offsetLeft,
			behavior: 'smooth',
		} );
	}
}
