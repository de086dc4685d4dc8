import type { Size } from './geometry';
import type { Item } from './types';

/** Files that may be transparent. */
const MAY_BE_CLEAR = /\.(?:png|gif|webp|avif)(?:[?#]|$)/i;

const CLEAR = /^(?:|transparent|rgba\(.*, 0\))$/;

/** Largest difference of the shapes of a picture and its thumbnail that is only rounding. */
const ROUNDING = 0.03;

/**
 * A picture in its box. The stylesheet fits the box into the stage, and never makes it larger than the
 * picture's largest file.
 *
 * The server says how large that is (`Large_File` in PHP); without its word, the file itself does, when it
 * has come.
 */
export class Picture {
	readonly box = document.createElement( 'div' );
	/** Of the largest file; null while unknown. */
	full: Size | null = null;
	private readonly image = new Image();
	private isLarge = false;

	/**
	 * Creates it without loading anything.
	 *
	 * @param item    What to show.
	 * @param changed Called when its size is known or has changed.
	 */
	constructor(
		private readonly item: Item,
		private readonly changed: () => void
	) {
		const { box, image } = this;
		const { thumb } = item;
		const said = /^(\d+)x(\d+)$/.exec( thumb?.dataset.frontageSize ?? '' );
		box.className = 'frontage-lightbox__picture';
		if ( said ) {
			this.measure( { width: +said[ 1 ]!, height: +said[ 2 ]! } );
			box.style.backgroundImage = this.preview();
		}
		image.alt = thumb?.alt ?? '';
		image.draggable = false;
		box.append( image );
	}

	/** Loads the smallest file that is sharp where it fits. */
	load(): void {
		const { image, box, item } = this;
		if ( image.getAttribute( 'src' ) ) {
			return;
		}
		const set = item.thumb?.dataset.frontageSet ?? item.thumb?.srcset;
		box.dataset.loading = '';
		image.addEventListener( 'load', () => this.loaded( image ) );
		image.addEventListener( 'error', ( event ) => this.retry( event ) );
		if ( set && this.full ) {
			image.sizes = `${ box.offsetWidth || innerWidth }px`;
			image.srcset = `${ set }, ${ item.link.href } ${ this.full.width }w`;
		}
		image.src = item.link.href;
	}

	/** Chooses the file again, after the box has another size. */
	refit(): void {
		if ( this.image.srcset ) {
			this.image.sizes = `${ this.box.offsetWidth }px`;
		}
	}

	/**
	 * Fetches the largest file, and shows it when it can be painted: in the same element, since fingers may be pressed on it.
	 */
	async enlarge(): Promise< void > {
		const { image } = this;
		if ( this.isLarge || ! image.srcset ) {
			return;
		}
		this.isLarge = true;
		const large = new Image();
		large.src = this.item.link.href;
		try {
			await large.decode();
			// Painted at once, in place of the smaller one.
			image.decoding = 'sync';
			image.removeAttribute( 'srcset' );
			this.measured( large );
		} catch {
			this.isLarge = false;
		}
	}

	/** A smaller file may be gone while the one that the link leads to is there. */
	private retry( event: Event ): void {
		if ( this.image.srcset ) {
			event.stopImmediatePropagation();
			this.image.removeAttribute( 'srcset' );
		}
	}

	private loaded( image: HTMLImageElement ): void {
		const { box, item } = this;
		delete box.dataset.loading;
		box.style.backgroundImage = '';
		box.style.backgroundColor = MAY_BE_CLEAR.test( item.link.href )
			? groundOf( item.thumb ?? item.link )
			: '';
		// Where a file was chosen, or was before, browsers tell the size for which it was.
		if ( ! image.srcset && ! this.isLarge ) {
			this.measured( image );
		}
		this.changed();
	}

	/** Takes the size of the largest file from the file itself. */
	private measured( {
		naturalWidth,
		naturalHeight,
	}: HTMLImageElement ): void {
		if ( naturalWidth && naturalWidth !== this.full?.width ) {
			this.measure( { width: naturalWidth, height: naturalHeight } );
			this.changed();
		}
	}

	private measure( full: Size ): void {
		this.full = full;
		this.box.style.setProperty( '--width', `${ full.width }` );
		this.box.style.setProperty( '--height', `${ full.height }` );
	}

	/** Returns the thumbnail, which is there already, as an image of CSS; none if it shows only a part. */
	private preview(): string {
		const { thumb } = this.item;
		const { width, height } = this.full!;
		const shape = thumb!.naturalWidth / thumb!.naturalHeight;
		return Math.abs( ( shape * height ) / width - 1 ) < ROUNDING
			? `url(${ JSON.stringify( thumb!.currentSrc || thumb!.src ) })`
			: '';
	}
}

/**
 * Returns the color behind an image on its page, on which its author has seen it.
 *
 * @param image Any element.
 */
export function groundOf( image: Element ): string {
	for ( let at: Element | null = image; at; at = at.parentElement ) {
		const { backgroundColor } = getComputedStyle( at );
		if ( ! CLEAR.test( backgroundColor ) ) {
			return backgroundColor;
		}
	}
	return 'Canvas';
}
