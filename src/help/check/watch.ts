import { store as blockEditorStore } from '@wordpress/block-editor';
import { select, subscribe } from '@wordpress/data';
import { useSyncExternalStore } from '@wordpress/element';
import { blockEditor, type CheckedBlock, type Page } from '@frontage/editor';
import { EMPTY, reportOn, type Report } from './report';

/** Milliseconds to wait after the last change. */
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

/** Reads the default colors of the page from the canvas. */
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

/** Returns the report on the page, updated shortly after the last change and only while it is shown. */
export const useReport = (): Report =>
	useSyncExternalStore( listen, () => report );
