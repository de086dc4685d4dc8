import { BlockControls, InspectorControls } from '@wordpress/block-editor';
import {
	cloneBlock,
	createBlock,
	getBlockType,
	parse,
	type Block,
} from '@wordpress/blocks';
import {
	PanelBody,
	SelectControl,
	ToolbarDropdownMenu,
	ToolbarGroup,
} from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { layout } from '@wordpress/icons';
import { blockEditor } from '../blocks';
import { storeNamed } from '../stores';

interface Pattern {
	name: string;
	title: string;
	content: string;
	blockTypes?: string[];
}

const OWN = 'own';

/**
 * Returns the card in blocks, however deep.
 *
 * @param blocks Parsed pattern.
 * @param card   Name of the card's block.
 */
function cardIn( blocks: readonly Block[], card: string ): Block | undefined {
	for ( const block of blocks ) {
		const found =
			block.name === card ? block : cardIn( block.innerBlocks, card );
		if ( found ) {
			return found;
		}
	}
	return undefined;
}

/**
 * Returns a card with the blocks of its example.
 *
 * @param card Name of the card's block.
 */
function newCard( card: string ): Block {
	const example = getBlockType( card )?.example as
		| {
				innerBlocks?: {
					name: string;
					attributes?: Record< string, unknown >;
				}[];
		  }
		| undefined;
	const template = ( example?.innerBlocks ?? [] ).map(
		( { name, attributes = {} } ) => createBlock( name, attributes )
	);
	return createBlock( card, {}, template );
}

/**
 * Returns whether the list's cards are made of blocks, a function to change it, and the patterns to start from.
 *
 * @param clientId The list.
 * @param card     Name of the card's block; empty if the list has none.
 */
export function useCardChoice( clientId: string, card: string ) {
	const current = useSelect(
		( select ) =>
			blockEditor( select )
				.getBlocks( clientId )
				.find( ( { name } ) => name === card ),
		[ clientId, card ]
	);
	const patterns = useSelect(
		( select ) =>
			card && current
				? ( storeNamed( select, 'core' ).getBlockPatterns?.() as
						Pattern[] | undefined )
				: undefined,
		[ card, current ]
	);
	const { replaceInnerBlocks } = useDispatch( 'core/block-editor' ) as {
		replaceInnerBlocks: (
			id: string,
			blocks: Block[],
			isSelected: boolean
		) => void;
	};
	return {
		isOwn: !! current,
		patterns: ( patterns ?? [] ).filter( ( { blockTypes = [] } ) =>
			blockTypes.includes( card )
		),
		choose: ( isOwn: boolean ) =>
			replaceInnerBlocks(
				clientId,
				isOwn ? [ newCard( card ) ] : [],
				false
			),
		start: ( { content }: Pattern ) => {
			const found = cardIn( parse( content ), card );
			if ( found ) {
				replaceInnerBlocks( clientId, [ cloneBlock( found ) ], false );
			}
		},
	};
}

type Choice = ReturnType< typeof useCardChoice >;

/** The choice between a card style and blocks, in toolbar and sidebar. */
export function CardChoice( { isOwn, patterns, choose, start }: Choice ) {
	const label = __( 'Card', 'frontage' );
	const names = [
		{ value: '', label: __( 'Preset', 'frontage' ) },
		{ value: OWN, label: __( 'Own blocks', 'frontage' ) },
	];
	return (
		<>
			<BlockControls>
				<ToolbarGroup>
					<ToolbarDropdownMenu
						icon={ layout }
						label={ label }
						controls={ names.map( ( { value, label: title } ) => ( {
							title,
							isActive: isOwn === ( value === OWN ),
							onClick: () =>
								isOwn === ( value === OWN ) ||
								choose( value === OWN ),
						} ) ) }
					/>
				</ToolbarGroup>
			</BlockControls>
			<InspectorControls>
				<PanelBody title={ label }>
					<SelectControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ __( 'Made of', 'frontage' ) }
						value={ isOwn ? OWN : '' }
						options={ names }
						onChange={ ( value ) => choose( value === OWN ) }
					/>
					{ isOwn && patterns.length > 0 && (
						<SelectControl
							__nextHasNoMarginBottom
							__next40pxDefaultSize
							label={ __( 'Start from', 'frontage' ) }
							help={ __(
								'Replaces the blocks of the card. You can undo it.',
								'frontage'
							) }
							value=""
							options={ [
								{
									value: '',
									label: __( 'Select an option', 'frontage' ),
								},
								...patterns.map( ( { name, title } ) => ( {
									value: name,
									label: title,
								} ) ),
							] }
							onChange={ ( chosen ) => {
								const found = patterns.find(
									( { name } ) => name === chosen
								);
								if ( found ) {
									start( found );
								}
							} }
						/>
					) }
				</PanelBody>
			</InspectorControls>
		</>
	);
}
