import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	TextField,
	blockEditor,
	defaultsIn,
	useField,
	type EditProps,
} from '@frontage/editor';
import { TokenField } from '@frontage/editor/token-field';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const TEMPLATE: [ string, object ][] = [
	[
		'core/paragraph',
		{ placeholder: __( 'Add content for this item…', 'frontage' ) },
	],
];

const DEFAULTS = defaultsIn( metadata, [ 'tags', 'value' ] );

/** Returns the tags of all items beside this one, and what they are sorted by. */
const useNeighbors = ( clientId: string ) => {
	const parent = useSelect(
		( select ) => {
			const editor = blockEditor( select );
			return editor.getBlock(
				editor.getBlockRootClientId( clientId ) ?? ''
			);
		},
		[ clientId ]
	);
	const tags = ( parent?.innerBlocks ?? [] ).flatMap( ( { attributes } ) =>
		Array.isArray( attributes.tags ) ? attributes.tags.map( String ) : []
	);
	return {
		tags: [ ...new Set( tags ) ],
		sortBy: String( parent?.attributes.sortBy ?? 'none' ),
	};
};

/** One item: any content, with its tags in the sidebar. */
export function Edit( { clientId, ...block }: EditProps< Attributes > ) {
	const { tags, sortBy } = useNeighbors( clientId );
	const innerProps = useInnerBlocksProps( useBlockProps(), {
		template: TEMPLATE,
	} );
	return (
		<>
			<InspectorControls>
				<BlockSettings
					label={ __( 'Item', 'frontage' ) }
					defaults={ DEFAULTS }
					{ ...block }
				>
					<TagsField suggestions={ tags } />
					{ sortBy !== 'none' && (
						<TextField
							name="value"
							type={ sortBy === 'date' ? 'date' : 'text' }
							label={ __( 'Value to sort by', 'frontage' ) }
							help={ HELP[ sortBy ] }
						/>
					) }
				</BlockSettings>
			</InspectorControls>
			<div { ...innerProps } />
		</>
	);
}

const HELP: Record< string, string > = {
	text: __( 'Empty for the text of the item.', 'frontage' ),
	number: __( 'For example, 12.50.', 'frontage' ),
};

function TagsField( { suggestions }: { suggestions: string[] } ) {
	const { value, change } = useField( 'tags' );
	return (
		<TokenField
			label={ __( 'Tags', 'frontage' ) }
			value={ Array.isArray( value ) ? value.map( String ) : [] }
			suggestions={ suggestions }
			onChange={ ( tokens ) => change( tokens.map( String ) ) }
		/>
	);
}
