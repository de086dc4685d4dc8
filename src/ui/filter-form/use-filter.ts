import { type RefObject, useEffect, useRef, useState } from 'react';
import { type FilterProps, PROPS, controlList } from '@frontage/filters';

/** What every filter with a form gets from the server. */
export interface FormProps {
	/** Address of the form. */
	action: string;
	/** Names and values of what it carries: the choices of other filters. */
	carried: [ string, string ][];
	/** Name of its query parameter. */
	parameter: string;
	title: string;
	/** Number of posts found, as a sentence. */
	status: string;
	steering: FilterProps;
}

export interface UsedFilter< Props > {
	/** As of the server's last answer. */
	props: Props;
	/** Goes on any element of the filter. */
	ref: RefObject< HTMLDivElement >;
	/** Shows the list with another value of the filter, as in addresses, not encoded. */
	choose: ( value: string ) => void;
	/** Chooses once nothing has been chosen for a while. */
	chooseSoon: ( value: string ) => void;
	/** Whether a value waits for that. */
	isWaiting: () => boolean;
}

/** Milliseconds without typing or dragging before a request. */
const REST_MS = 400;

/**
 * Keeps a filter up to date with its list.
 *
 * @param initial Props that the island was printed with.
 */
export function useFilter< Props extends FormProps >(
	initial: Props
): UsedFilter< Props > {
	const [ props, setProps ] = useState( initial );
	const ref = useRef< HTMLDivElement >( null );
	const timer = useRef( 0 );
	const controller = () => {
		const { filters } =
			ref.current!.closest< HTMLElement >( '[data-filters]' )!.dataset;
		return controlList( filters!, props.steering );
	};
	useEffect( () => {
		const island = ref.current!.closest( 'frontage-island' )!;
		const take = ( event: Event ) =>
			setProps( ( event as CustomEvent< Props > ).detail );
		island.addEventListener( PROPS, take );
		controller();
		return () => {
			island.removeEventListener( PROPS, take );
			clearTimeout( timer.current );
		};
		// Only when it wakes.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );
	const show = ( value: string, isTyping: boolean ) => {
		clearTimeout( timer.current );
		timer.current = 0;
		controller().choose( props.parameter, value, isTyping );
	};
	return {
		props,
		ref,
		choose: ( value ) => show( value, false ),
		chooseSoon: ( value ) => {
			clearTimeout( timer.current );
			timer.current = window.setTimeout( show, REST_MS, value, true );
		},
		isWaiting: () => !! timer.current,
	};
}

/**
 * Keeps what a visitor types or drags; the server's value takes over when the list was changed elsewhere.
 *
 * @param value     What the server says is chosen.
 * @param isWaiting Whether a newer value waits to be sent: what the server says meanwhile is about an older one.
 * @return What is shown, what changes it, and what to call with a value that is sent to the server.
 */
export function useDraft< Value >(
	value: Value,
	isWaiting: () => boolean
): [ Value, ( changed: Value ) => void, ( sent: Value ) => void ] {
	const [ draft, setDraft ] = useState( value );
	const key = JSON.stringify( value );
	const sent = useRef( key );
	useEffect( () => {
		if ( sent.current !== key && ! isWaiting() ) {
			sent.current = key;
			setDraft( JSON.parse( key ) );
		}
		// Only when the server says something else.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ key ] );
	return [
		draft,
		setDraft,
		( one ) => {
			sent.current = JSON.stringify( one );
		},
	];
}
