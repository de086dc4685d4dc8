import { overlay, type Overlay } from '@frontage/overlay';
import { prefersReducedMotion } from '@frontage/lib/reduced-motion';
import { dress, type Controls } from './controls';
import { engine, start, type Engine } from './engine';
import { watchFailures } from './failures';
import { leaveWhenQuiet } from './quiet';
import { slideOf } from './slides';
import { slideshow, type Slideshow } from './slideshow';
import { steer } from './steer';
import { swipes } from './swipe';
import type { Item, LightboxProps } from './types';

/** Maximum duration of the closing animation in milliseconds (S0 §9). */
const CLOSING_MS = 500;

/** The open lightbox: GLightbox's slides in a dialog of the overlay stack. */
export class Viewer {
	private readonly ended = new AbortController();
	private readonly engine: Engine;
	private readonly boxes: ReturnType< typeof slideOf >[ 1 ][];
	private readonly controls: Controls;
	private readonly show: Slideshow;
	private readonly overlay: Overlay;
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
		const made = items.map( ( item ) => slideOf( item, props ) );
		this.boxes = made.map( ( [ , box ] ) => box );
		const parts = ( this.engine = engine(
			made.map( ( [ slide ] ) => slide ),
			prefersReducedMotion().matches
		) );
		this.endEngine = parts.close.bind( parts );
		const go = parts.goToSlide.bind( parts );
		parts.goToSlide = ( to ) => {
			go( to );
			this.shown();
		};
		// GLightbox closes when an image is dragged up or down.
		parts.close = () => this.close();
		this.controls = dress( parts.modal, items, props.words, {
			go: ( to ) => this.choose( to ),
			toggle: () => this.show.toggle(),
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
		start( parts, index );
		this.shown();
		leaveWhenQuiet( parts.modal, signal );
		const by = ( step: number ) => this.choose( parts.index + step );
		steer( parts.modal, by, ( to ) => this.choose( to ), signal );
		swipes( parts.modal, by, signal );
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

	/**
	 * Shows an item that the visitor chose, which ends the slideshow.
	 *
	 * @param to From 0; GLightbox wraps around at the ends.
	 */
	private choose( to: number ): void {
		if ( this.show.isPlaying() ) {
			this.show.toggle( false );
		}
		if ( to !== this.engine.index && this.items.length > 1 ) {
			this.engine.goToSlide( to );
		}
	}

	private shown(): void {
		const { index, elements } = this.engine;
		this.boxes[ this.at ]?.leave();
		this.at = index;
		this.boxes[ index ]!.fill();
		elements.forEach( ( { slideNode }, place ) => {
			slideNode.inert = place !== index;
		} );
		this.controls.show( index, this.show.isPlaying() );
		this.show.rest();
		// Lets the item paint first.
		requestAnimationFrame( () =>
			setTimeout( () => {
				if ( ! this.ended.signal.aborted && this.engine.modal.open ) {
					this.notified( this.items[ index ]! );
				}
			} )
		);
	}

	/** Waits for the closing animation, up to a limit. */
	private async leave(): Promise< void > {
		const { modal } = this.engine;
		this.boxes[ this.at ]?.leave();
		this.notified( null );
		await Promise.race( [
			Promise.allSettled(
				modal.getAnimations().map( ( { finished } ) => finished )
			),
			new Promise( ( done ) => setTimeout( done, CLOSING_MS ) ),
		] );
		this.end();
	}
}
