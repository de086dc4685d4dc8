import apiFetch from '@wordpress/api-fetch';
import { getBlockType } from '@wordpress/blocks';
import { Button, Notice, Placeholder, Spinner } from '@wordpress/components';
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
	/** ID of the post that the block belongs to, if it is not the edited one. */
	post?: number;
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
 * has loaded, or beside a notice if it could not be. Inert: links and buttons do nothing (S1 §6).
 */
export function ServerPreview( props: Props ) {
	const { block, attributes, empty, search = '', onHtml, onShown } = props;
	const { html, failed, retry } = useServerHtml(
		block,
		attributes,
		search,
		props.post
	);
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
	if ( html === null ) {
		return (
			<Placeholder>
				{ failed ? <Failure onRetry={ retry } /> : <Spinner /> }
			</Placeholder>
		);
	}
	return (
		<>
			{ failed && <Failure onRetry={ retry } /> }
			{ html.trim() ? (
				<div
					ref={ root }
					dangerouslySetInnerHTML={ { __html: html } }
				/>
			) : (
				empty
			) }
		</>
	);
}

/** Says that the server did not answer, as while the author is offline, and asks it again at a press. */
const Failure = ( { onRetry }: { onRetry: () => void } ) => (
	<Notice status="warning" isDismissible={ false }>
		{ __(
			'The preview could not be loaded. Visitors still see the block.',
			'frontage'
		) }{ ' ' }
		<Button variant="link" onClick={ onRetry }>
			{ __( 'Try again', 'frontage' ) }
		</Button>
	</Notice>
);

interface Bounds {
	minimum?: number;
	maximum?: number;
}

/** Whether a value is within the bounds of `block.json`; a page view takes the default for what is not, an answer of the editor is an error. */
const fits = ( value: unknown, { minimum, maximum }: Bounds = {} ) =>
	typeof value !== 'number' ||
	( value >= ( minimum ?? value ) && value <= ( maximum ?? value ) );

/** What the server needs of a block's attributes, of its metadata only the bindings. */
function sentOf( block: string, attributes: Record< string, unknown > ) {
	const rules = ( getBlockType( block )?.attributes ?? {} ) as Record<
		string,
		Bounds
	>;
	const { bindings } = ( attributes.metadata ?? {} ) as {
		bindings?: object;
	};
	return {
		...Object.fromEntries(
			Object.entries( attributes ).filter(
				( [ name, value ] ) =>
					! ON_WRAPPER.includes( name ) &&
					fits( value, rules[ name ] )
			)
		),
		...( bindings && { metadata: { bindings } } ),
	};
}

/**
 * Returns the server-rendered HTML; null until it has loaded.
 *
 * @param block      Block name.
 * @param attributes Block attributes.
 * @param search     Query string.
 * @param ofLoop     ID of the post that the block belongs to, if it is not the edited one.
 */
function useServerHtml(
	block: string,
	attributes: Record< string, unknown >,
	search: string,
	ofLoop?: number
) {
	const [ answer, setAnswer ] = useState< {
		html: string | null;
		failed?: boolean;
	} >( { html: null } );
	const edited = useSelect(
		( select ) => storeNamed( select, 'core/editor' )?.getCurrentPostId?.(),
		[]
	);
	const [ tries, setTries ] = useState( 0 );
	const retry = () => setTries( ( before ) => before + 1 );
	const post = ofLoop ?? edited;
	const wait = useRef( 0 );
	const sent = JSON.stringify( sentOf( block, attributes ) );
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
					setAnswer( ( { html } ) => ( { html, failed: true } ) )
			);
		}, wait.current );
		return () => {
			clearTimeout( timer );
			stop.abort();
		};
	}, [ block, sent, post, search, tries ] );
	useEffect( () => {
		if ( ! answer.failed ) {
			return;
		}
		// The connection is back.
		addEventListener( 'online', retry );
		return () => removeEventListener( 'online', retry );
	}, [ answer.failed ] );
	return { ...answer, failed: !! answer.failed, retry };
}
