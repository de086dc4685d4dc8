import { overlay, type Overlay } from '@frontage/overlay';
import { dress, type Controls } from './controls';
import { engine, start, type Engine } from './engine';
import { watchFailures } from './failures';
import { Gestures } from './gestures';
import { grow } from './open-animation';
import { movesOf } from './moves';
import { Picture } from './picture';
import { leaveWhenQuiet } from './auto-hide';
import { slideOf } from './slides';
import { slideshow, type Slideshow } from './slideshow';
import { handleInput } from './input';
import type { Item, LightboxProps } from './types';
import { Zoom } from './zoom';

/** Maximum duration of the closing animation in milliseconds (S0 §9). */
const CLOSING_MS = 500;

/** The open lightbox: GLightbox's slides in a dialog of the overlay stack. */
export class Viewer {
	private readonly ended = new AbortController();
	private readonly engine: Engine;
	private readonly pictures: ( Picture | null )[];
	private readonly boxes: ReturnType< typeof slideOf >[ 1 ][];
	private readonly controls: Controls;
	private readonly show: Slideshow;
	private readonly overlay: Overlay;
	private readonly zoom: Zoom;
	private readonly endEngine: () => void;
	private at = -1;

	/**
	 * Opens the lightbox.
	 *
	 * @param items    All items.
	 * @param index    First item shown, from 0.
	 * @param props    Lightbox props.
	 * @param notified Called with the current item, and null when closed.
	 */
	constructor(
		private readonly items: Item[],
		index: number,
		props: LightboxProps,
		private readonly notified: ( item: Item | null ) => void
	) {
		const { signal } = this.ended;
		this.pictures = items.map( ( item, place ) =>
			item.kind === 'image'
				? new Picture( item, () => this.measured( place ) )
				: null
		);
		const made = items.map( ( item, place ) =>
			slideOf( item, this.pictures[ place ]!, props )
		);
		this.boxes = made.map( ( [ , box ] ) => box );
		const parts = ( this.engine = engine(
			made.map( ( [ slide ] ) => slide ),
			( place ) => this.pictures[ place ]?.load()
		) );
		this.endEngine = parts.close.bind( parts );
		const go = parts.goToSlide.bind( parts );
		parts.goToSlide = ( to ) => {
			go( to );
			this.shown();
		};
		this.zoom = new Zoom( parts.modal, () => this.zoomed() );
		this.controls = dress( parts.modal, items, props, {
			go: ( to ) => this.choose( to ),
			toggle: () => this.show.toggle(),
			zoom: () => this.zoom.toggle(),
			close: () => this.close(),
		} );
		this.show = slideshow(
			() => parts.goToSlide( parts.index + 1 ),
			this.controls.playing,
			signal
		);
		this.overlay = overlay( parts.modal, {
			onClose: () => void this.leave(),
		} );
		this.overlay.open( items[ index ]!.link );
		watchFailures( parts, props.words, signal );
		this.begin( index );
	}

	/** Closes it, as Back, Escape and the close button do. */
	close(): void {
		this.engine.modal.close();
	}

	/** Removes it from the page without waiting for the animation. */
	end(): void {
		if ( ! this.ended.signal.aborted ) {
			this.ended.abort();
			this.boxes.forEach( ( { empty } ) => empty() );
			this.overlay.stop();
			this.endEngine();
		}
	}

	/** Shows the first item, and starts to listen. */
	private begin( index: number ): void {
		const { engine: parts, zoom } = this;
		const { signal } = this.ended;
		const { modal } = parts;
		modal.toggleAttribute( 'data-moved', true );
		start( parts, index );
		this.shown();
		void this.grown( true );
		leaveWhenQuiet( modal, signal );
		const by = ( step: number ) => this.choose( parts.index + step );
		handleInput(
			modal,
			{ by, to: ( to ) => this.choose( to ), zoom },
			signal
		);
		const slider = modal.querySelector< HTMLElement >( '.gslider' )!;
		const moves = movesOf( {
			engine: parts,
			zoom,
			box: () => this.pictures[ this.at ]?.box ?? null,
			go: ( step ) => this.choose( parts.index + step, true ),
			close: () => this.close(),
		} );
		void new Gestures( slider, moves, signal );
		addEventListener( 'resize', () => zoom.refit(), { signal } );
	}

	/**
	 * Shows an item that the visitor chose, which ends the slideshow.
	 *
	 * @param to       From 0; GLightbox wraps around at the ends.
	 * @param hasMoved Whether it is in its place already, so that it must not fade in.
	 */
	private choose( to: number, hasMoved: boolean = false ): void {
		if ( this.show.isPlaying() ) {
			this.show.toggle( false );
		}
		if ( to !== this.engine.index && this.items.length > 1 ) {
			this.engine.modal.toggleAttribute( 'data-moved', hasMoved );
			this.engine.goToSlide( to );
		}
	}

	private shown(): void {
		const { index, elements } = this.engine;
		const isFirst = this.at < 0;
		this.boxes[ this.at ]?.leave();
		this.at = index;
		this.boxes[ index ]!.fill();
		elements.forEach( ( { slideNode }, place ) => {
			if ( slideNode.inert === ( place === index ) ) {
				slideNode.inert = place !== index;
			}
		} );
		this.zoom.show( this.pictures[ index ]! );
		this.show.rest();
		this.updateControls( index, isFirst );
	}

	/**
	 * Lets the controls and the URL follow, after the item has been painted: all at once would take a phone
	 * several frames. Only the first picture waits for them, since it grows into what they leave of the screen.
	 */
	private updateControls( index: number, isFirst: boolean ): void {
		const isPlaying = this.show.isPlaying();
		const control = () => {
			this.controls.show( index, isPlaying );
			this.zoomed();
		};
		if ( isFirst ) {
			control();
		}
		requestAnimationFrame( () =>
			setTimeout( () => {
				const isOpen =
					! this.ended.signal.aborted && this.engine.modal.open;
				if ( isOpen && this.at === index ) {
					if ( ! isFirst ) {
						control();
					}
					this.notified( this.items[ index ]! );
				}
			} )
		);
	}

	/** A picture has another size than the zoom knows. */
	private measured( place: number ): void {
		if ( place === this.at ) {
			this.zoomed();
		}
	}

	private zoomed(): void {
		this.controls?.zooming( this.zoom.canZoom, this.zoom.isZoomed );
	}

	/** Lets the current picture grow out of its thumbnail, or shrink into it. */
	private grown( isOpening: boolean ): Promise< unknown > | undefined {
		const box = this.pictures[ this.at ]?.box;
		const { thumb } = this.items[ this.at ]!;
		return box && grow( box, thumb, isOpening );
	}

	/** Waits for the closing animation, up to a limit. */
	private async leave(): Promise< void > {
		const { modal } = this.engine;
		this.boxes[ this.at ]?.leave();
		this.notified( null );
		const fading = modal
			.getAnimations()
			.map( ( { finished } ) => finished );
		await Promise.race( [
			Promise.allSettled( [ ...fading, this.grown( false ) ] ),
			new Promise( ( done ) => setTimeout( done, CLOSING_MS ) ),
		] );
		this.end();
	}
}
