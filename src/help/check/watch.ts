import { store as blockEditorStore } from '@wordpress/block-editor';
import { select, subscribe } from '@wordpress/data';
import { useSyncExternalStore } from '@wordpress/element';
import { blockEditor, type CheckedBlock, type Page } from '@frontage/editor';
import { EMPTY, reportOn, type Report } from './report';

/** Milliseconds of rest after the last change. */
const REST = 500;

let report = EMPTY;
let checked: object | undefined;
let timer: ReturnType< typeof setTimeout > | undefined;
let stop: ( () => void ) | undefined;
const listeners = new Set< () => void >();

const blocksNow = () => blockEditor( select ).getBlocks();

const whenIdle = ( work: () => void ) =>
	window.requestIdleCallback
		? window.requestIdleCallback( work, { timeout: REST } )
		: setTimeout( work );

/** Colours that the page has where nobody chose any, from the canvas itself. */
function coloursNow(): Page[ 'colours' ] {
	const frame = document.querySelector< HTMLIFrameElement >(
		'iframe[name="editor-canvas"]'
	);
	const root = ( frame?.contentDocument ?? document ).querySelector(
		'.editor-styles-wrapper'
	);
	const style = root && getComputedStyle( root );
	return {
		text: style?.color ?? '',
		background: style?.backgroundColor ?? '',
	};
}

function update(): void {
	if ( ! stop ) {
		return;
	}
	checked = blocksNow();
	const { colors } = blockEditor( select ).getSettings();
	report = reportOn(
		checked as CheckedBlock[],
		( colors ?? [] ) as Page[ 'palette' ],
		coloursNow()
	);
	listeners.forEach( ( listener ) => listener() );
}

function note(): void {
	if ( blocksNow() !== checked ) {
		clearTimeout( timer );
		timer = setTimeout( () => whenIdle( update ), REST );
	}
}

function listen( listener: () => void ): () => void {
	listeners.add( listener );
	if ( ! stop ) {
		stop = subscribe( note, blockEditorStore );
		whenIdle( update );
	}
	return () => {
		listeners.delete( listener );
		if ( ! listeners.size ) {
			stop?.();
			stop = undefined;
			clearTimeout( timer );
		}
	};
}

/**
 * Keeps the report on the page up to date while somebody looks at it, and costs nothing else.
 *
 * The report on the page, a moment after the last change.
 */
export const useReport = (): Report =>
	useSyncExternalStore( listen, () => report );
