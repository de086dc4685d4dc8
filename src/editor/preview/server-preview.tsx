import apiFetch from '@wordpress/api-fetch';
import { Placeholder, Spinner } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { storeNamed } from '../stores';

interface Props {
	/** Such as `frontage/tabs`. */
	block: string;
	attributes: Record< string, unknown >;
	/** Shown if the server prints nothing. */
	empty: ReactNode;
	/** Query string for rendering the block, such as another page of results. */
	search?: string;
	/** Called with the HTML that the server printed. */
	onHtml?: ( html: string ) => void;
	/** Called with the inserted HTML, for layout that needs a script; returns a cleanup function. */
	onShown?: ( root: HTMLElement ) => () => void;
}

/** Milliseconds without changes before the server is asked. */
const PAUSE_MS = 150;

/** Classes and styles that the editor's own wrapper already has. */
const ON_WRAPPER = [
	'align',
	'anchor',
	'backgroundColor',
	'borderColor',
	'className',
	'fontFamily',
	'fontSize',
	'gradient',
	'lock',
	'metadata',
	'style',
	'textColor',
];

/**
 * A block as the server renders it, with the site's own content; the old preview stays until the new one
 * has loaded. Inert: links and buttons do nothing (S1 §6).
 */
export function ServerPreview( props: Props ) {
	const { block, attributes, empty, search = '', onHtml, onShown } = props;
	const { html, failed } = useServerHtml( block, attributes, search );
	const root = useRef< HTMLDivElement >( null );
	useEffect( () => {
		if ( html !== null ) {
			onHtml?.( html );
		}
	}, [ html, onHtml ] );
	useEffect( () => {
		root.current?.setAttribute( 'inert', '' );
		return root.current ? onShown?.( root.current ) : undefined;
	}, [ html, onShown ] );
	if ( failed ) {
		return (
			<Placeholder>
				{ __(
					'The preview could not be loaded. Visitors still see the block.',
					'frontage'
				) }
			</Placeholder>
		);
	}
	if ( html === null ) {
		return (
			<Placeholder>
				<Spinner />
			</Placeholder>
		);
	}
	return html.trim() ? (
		<div ref={ root } dangerouslySetInnerHTML={ { __html: html } } />
	) : (
		empty
	);
}

/**
 * Returns the server-rendered HTML; null until it has loaded.
 *
 * @param block  Block name.
 * @param search Query string.
 */
function useServerHtml( block: string, attributes: object, search: string ) {
	const [ answer, setAnswer ] = useState< {
		html: string | null;
		failed?: boolean;
	} >( { html: null } );
	const post = useSelect(
		( select ) => storeNamed( select, 'core/editor' )?.getCurrentPostId?.(),
		[]
	);
	const wait = useRef( 0 );
	const sent = JSON.stringify(
		Object.fromEntries(
			Object.entries( attributes ).filter(
				( [ name ] ) => ! ON_WRAPPER.includes( name )
			)
		)
	);
	useEffect( () => {
		const stop = new AbortController();
		const timer = setTimeout( () => {
			wait.current = PAUSE_MS;
			apiFetch< { rendered: string } >( {
				path: `/wp/v2/block-renderer/${ block }?context=edit${
					typeof post === 'number' ? `&post_id=${ post }` : ''
				}${ search && `&${ search }` }`,
				method: 'POST',
				data: { attributes: JSON.parse( sent ) },
				signal: stop.signal,
			} ).then(
				( { rendered } ) => setAnswer( { html: rendered } ),
				() =>
					stop.signal.aborted ||
					setAnswer( { html: null, failed: true } )
			);
		}, wait.current );
		return () => {
			clearTimeout( timer );
			stop.abort();
		};
	}, [ block, sent, post, search ] );
	return { ...answer, failed: !! answer.failed };
}
