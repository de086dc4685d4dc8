import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { JSX } from 'react';
import {
	Fields,
	type Field,
	type Values,
	cardFields,
	defaultsOf,
} from './list-fields';
import { CardChoice, OwnCards, useCardChoice, type ListFrame } from './cards';
import { ServerPreview } from './preview';
import { QueryPanel, useTaxonomies, withTaxonomies } from './query';

interface Props {
	/** The module's `block.json`. */
	metadata: {
		name: string;
		title: string;
		attributes: object;
		/** The block of cards, if authors may make them of blocks. */
		allowedBlocks?: string[];
	};
	icon: JSX.Element;
	/** Fields of the block's settings panel; none if the module has its own panels. */
	fields: readonly Field[];
	/** Omitted if the module renders its own cards. */
	card?: readonly Field[];
	/** The list's element around cards made of blocks; its class alone by default. */
	frame?: ListFrame;
	/** Needed for cards made of blocks. */
	clientId?: string;
	/** Request parameters of the preview, and a callback for what it shows. */
	preview?: {
		search?: string;
		onHtml?: ( html: string ) => void;
		onShown?: ( root: HTMLElement ) => () => void;
	};
	attributes: Values;
	setAttributes: ( changed: Values ) => void;
}

/**
 * The edit component of blocks that list posts: a preview with real posts, style, card and post settings.
 *
 * @param props See `Props`.
 */
export function ListEdit( props: Props ) {
	const { metadata, fields, attributes, setAttributes } = props;
	const defaults = defaultsOf( metadata );
	const panel = {
		values: attributes,
		defaults,
		/** Resets the chosen terms when the taxonomy changes. */
		onChange: ( changed: Values ) => {
			const lost = fields.filter(
				( { taxonomyIn = '' } ) => taxonomyIn in changed
			);
			setAttributes( {
				...Object.fromEntries(
					lost.map( ( { name } ) => [ name, defaults[ name ] ] )
				),
				...changed,
			} );
		},
	};
	const query = ( attributes.query ?? {} ) as Values;
	const taxonomies = useTaxonomies( String( query.postType ?? 'post' ) );
	const offer = ( some: readonly Field[] ) =>
		withTaxonomies( some, taxonomies, attributes );
	// Fields that the block itself has are not repeated in the card panel.
	const card = ( props.card ?? cardFields() ).filter(
		( { name } ) =>
			name in defaults && ! fields.some( ( own ) => own.name === name )
	);
	const [ cardBlock = '' ] = metadata.allowedBlocks ?? [];
	const choice = useCardChoice( props.clientId ?? '', cardBlock );
	const shown = choice.isOwn
		? card.filter( ( { name } ) => name === FALLBACK )
		: card;
	return (
		<>
			<InspectorControls>
				{ fields.length > 0 && (
					<Fields
						label={ metadata.title }
						fields={ offer( fields ) }
						{ ...panel }
					/>
				) }
				<QueryPanel
					query={ query }
					defaults={ ( defaults.query ?? {} ) as Values }
					onChange={ ( changed ) =>
						setAttributes( { query: changed } )
					}
				/>
				{ shown.length > 0 && (
					<Fields
						label={ __( 'Card', 'frontage' ) }
						isCollapsed
						fields={ offer( shown ) }
						{ ...panel }
					/>
				) }
			</InspectorControls>
			{ cardBlock && <CardChoice { ...choice } /> }
			{ choice.isOwn ? (
				<OwnCards frame={ props.frame ?? frameOf( metadata.name ) } />
			) : (
				<Preview { ...props } />
			) }
		</>
	);
}

/** What cards made of blocks take from the list's settings. */
const FALLBACK = 'fallbackImage';

/**
 * Returns a list's element without any settings.
 *
 * @param block Block name.
 */
const frameOf = ( block: string ): ListFrame => ( {
	className: block.replace( '/', '-' ),
} );

/** The list as the server prints it. */
const Preview = ( { metadata, icon, attributes, preview }: Props ) => (
	<div { ...useBlockProps() }>
		<ServerPreview
			block={ metadata.name }
			attributes={ attributes }
			{ ...preview }
			empty={
				<Placeholder
					icon={ icon }
					label={ metadata.title }
					instructions={ __(
						'No posts found. Change the filters in the sidebar or publish a post.',
						'frontage'
					) }
				/>
			}
		/>
	</div>
);
