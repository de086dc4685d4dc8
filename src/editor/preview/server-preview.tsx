import apiFetch from '@wordpress/api-fetch';
import { Placeholder, Spinner } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

interface Props {
	/** Such as `frontage/tabs`. */
	block: string;
	attributes: Record< string, unknown >;
	/** Shown where the server prints nothing. */
	empty: ReactNode;
	/** Of the address that the block is asked for with, such as another page of it. */
	search?: string;
	/** Told what the server has printed. */
	onHtml?: ( html: string ) => void;
	/** Told once it is in the page, for what CSS alone cannot arrange; gives what ends that. */
	onShown?: ( root: HTMLElement ) => () => void;
}

/** How long the author has to rest before the server is asked. */
const PAUSE_MS = 150;

/** What the editor's own wrapper shows already. */
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

interface EditorSelectors {
	getCurrentPostId?: () => unknown;
}

/**
 * A block as the server prints it, with the site's own content; the last picture stays until the next is there.
 *
 * The block's HTML, inert: links and buttons do nothing (S1 §6).
 *
 * @param props            What to show.
 * @param props.block      The block's name.
 * @param props.attributes Its attributes.
 * @param props.empty      Shown where the server prints nothing.
 * @param props.search     Of the address.
 * @param props.onHtml     Told what was printed.
 * @param props.onShown    Told where it is.
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
					'Could not load the preview. Visitors still see the block.',
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
 * What the server prints; null until it has.
 *
 * @param block      The block's name.
 * @param attributes Its attributes.
 * @param search     Of the address.
 */
function useServerHtml( block: string, attributes: object, search: string ) {
	const [ answer, setAnswer ] = useState< {
		html: string | null;
		failed?: boolean;
	} >( { html: null } );
	const post = useSelect(
		( select ) =>
			(
				select( 'core/editor' ) as EditorSelectors | undefined
			 )?.getCurrentPostId?.(),
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
