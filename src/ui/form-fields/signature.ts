/** A canvas to sign on. Drawn signatures are sent as a PNG file, in dark ink on white, whatever the page looks like. */
import type { Chosen } from '@frontage/lib/form-rules';
import { followPointers } from '@frontage/lib/pointers';
import type { FileField } from '@frontage/form/types';

/** A signature field: its file, and what it needs to move to another row. */
interface Signature extends Omit< FileField, 'take' > {
	take: ( other?: Signature ) => void;
	root: HTMLElement;
	/** What was drawn; nothing if it is empty. */
	drawing: () => HTMLCanvasElement | null;
}

const LIST = '.frontage-files__list';

const WIDTH = 900;
const HEIGHT = 300;
const INK = '#1a1a1a';
const PEN = 5;

/**
 * Adds a canvas to a signature field.
 *
 * @param root  Element of the control, with the text input for the typed name.
 * @param words Labels.
 */
export function createSignature(
	root: HTMLElement,
	words: Record< string, string >,
	signal: AbortSignal
): Signature {
	const input = root.querySelector< HTMLInputElement >( 'input[type=text]' )!;
	const { canvas, clear, note } = parts( words );
	const ink = canvas.getContext( '2d' )!;
	let isDrawn = false;
	let file: Blob | null = null;
	const held = () => [
		...root.querySelectorAll< HTMLInputElement >(
			'input[type=checkbox]:checked'
		),
	];
	const paper = () => {
		ink.fillStyle = '#fff';
		ink.fillRect( 0, 0, WIDTH, HEIGHT );
	};
	const follow = ( drawn: boolean ) => {
		isDrawn = drawn;
		clear.hidden = ! drawn;
		note.textContent = drawn ? words.drawn! : words.draw!;
		// The one sent before gives way.
		held().forEach( ( box ) => ( box.checked = ! drawn ) );
		input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	};
	const erase = () => {
		paper();
		follow( false );
	};
	root.prepend( note, canvas, clear );
	paper();
	draw( canvas, ink, signal, () => follow( true ) );
	clear.addEventListener(
		'click',
		() => {
			erase();
			input.focus();
		},
		{ signal }
	);
	input.form!.addEventListener( 'reset', erase, { signal } );
	const files = (): Chosen[] =>
		isDrawn || held().length ? [ { name: 'signature.png', size: 1 } ] : [];
	return {
		root,
		drawing: () => ( isDrawn ? canvas : null ),
		take( other ) {
			const drawing = other?.drawing();
			const list = other?.root.querySelector( LIST );
			root.querySelector( LIST )?.remove();
			paper();
			if ( drawing ) {
				ink.drawImage( drawing, 0, 0 );
			}
			if ( list ) {
				root.prepend( list );
				for ( const box of list.querySelectorAll( 'input' ) ) {
					box.name = `${ input.name }_sent[]`;
				}
			}
			follow( !! drawing );
		},
		files,
		refusal: () => '',
		async settle() {
			file = await new Promise( ( done ) =>
				isDrawn ? canvas.toBlob( done, 'image/png' ) : done( null )
			);
		},
		fill( data ) {
			if ( file && ! input.disabled ) {
				data.append( `${ input.name }[]`, file, 'signature.png' );
			}
		},
	};
}

function parts( words: Record< string, string > ) {
	const canvas = document.createElement( 'canvas' );
	const clear = document.createElement( 'button' );
	const note = document.createElement( 'p' );
	canvas.className = 'frontage-form__canvas';
	canvas.width = WIDTH;
	canvas.height = HEIGHT;
	// The typed name is the same for those who do not see it.
	canvas.ariaHidden = 'true';
	clear.className = 'frontage-form__clear';
	clear.type = 'button';
	clear.textContent = words.clear!;
	clear.hidden = true;
	note.setAttribute( 'role', 'status' );
	note.textContent = words.draw!;
	return { canvas, clear, note };
}

/**
 * Draws lines where a pointer moves.
 *
 * @param onEnd Called after each line.
 */
function draw(
	canvas: HTMLCanvasElement,
	ink: CanvasRenderingContext2D,
	signal: AbortSignal,
	onEnd: () => void
): void {
	let last: [ number, number ] = [ 0, 0 ];
	const at = ( { clientX, clientY }: PointerEvent ): [ number, number ] => {
		const box = canvas.getBoundingClientRect();
		return [
			( ( clientX - box.left ) / box.width ) * WIDTH,
			( ( clientY - box.top ) / box.height ) * HEIGHT,
		];
	};
	const line = ( to: [ number, number ] ) => {
		ink.beginPath();
		ink.moveTo( ...last );
		ink.lineTo( ...to );
		ink.stroke();
		last = to;
	};
	Object.assign( ink, {
		strokeStyle: INK,
		lineWidth: PEN,
		lineCap: 'round',
		lineJoin: 'round',
	} );
	// A stroke that ends fast would be a scroll that goes on, and the next press would only stop it.
	canvas.addEventListener(
		'touchstart',
		( event ) => event.preventDefault(),
		{
			passive: false,
			signal,
		}
	);
	const down = ( event: PointerEvent ) => {
		if ( ! event.isPrimary || event.button !== 0 ) {
			return false;
		}
		event.preventDefault();
		canvas.setPointerCapture( event.pointerId );
		last = at( event );
		// A touch alone is a dot.
		line( last );
		return true;
	};
	const move = ( event: PointerEvent ) => {
		const all = event.getCoalescedEvents?.() ?? [];
		( all.length ? all : [ event ] ).forEach( ( one ) =>
			line( at( one ) )
		);
	};
	followPointers( canvas, { down, move, up: onEnd }, signal );
}
