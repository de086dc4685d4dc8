import { store as blockEditorStore } from '@wordpress/block-editor';
import {
	createBlocksFromInnerBlocksTemplate,
	getBlockVariations,
	parse,
	type Block,
} from '@wordpress/blocks';
import { Button, Placeholder } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { inbox } from '@wordpress/icons';
import type { EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

type Template = Parameters< typeof createBlocksFromInnerBlocksTemplate >[ 0 ];

interface Pattern {
	name: string;
	title: string;
	content: string;
}

const NAME = 'frontage/form';

/** Placeholder for choosing a form: a short one, or one of the patterns that are ready to use. */
export function ChooseForm( {
	clientId,
	setAttributes,
}: EditProps< Attributes > ) {
	const { replaceInnerBlocks } = useDispatch( blockEditorStore );
	const variations = getBlockVariations( NAME, 'block' ) ?? [];
	const patterns = usePatterns( clientId );
	const put = (
		attributes: Record< string, unknown >,
		inner: Block[]
	): void => {
		setAttributes( attributes );
		replaceInnerBlocks( clientId, inner, true );
	};
	return (
		<Placeholder
			icon={ inbox }
			label={ __( 'Form', 'frontage' ) }
			instructions={ __(
				'Select a form to start with. You can change everything later.',
				'frontage'
			) }
		>
			{ variations.map( ( { name, title, attributes, innerBlocks } ) => (
				<Choice
					key={ name }
					title={ title }
					onChoose={ () =>
						put(
							attributes ?? {},
							createBlocksFromInnerBlocksTemplate(
								innerBlocks as Template
							)
						)
					}
				/>
			) ) }
			{ patterns.map( ( { name, title, content } ) => (
				<Choice
					key={ name }
					title={ title }
					onChoose={ () => {
						const [ form ] = parse( content );
						put( form!.attributes, form!.innerBlocks );
					} }
				/>
			) ) }
		</Placeholder>
	);
}

/** Returns the patterns that are nothing but a form. */
const usePatterns = ( clientId: string ): Pattern[] =>
	useSelect(
		( select ) => {
			const { getBlockRootClientId, getPatternsByBlockTypes } = select(
				blockEditorStore
			) as any;
			return getPatternsByBlockTypes(
				NAME,
				getBlockRootClientId( clientId )
			);
		},
		[ clientId ]
	) as Pattern[];

function Choice( {
	title,
	onChoose,
}: {
	title: string;
	onChoose: () => void;
} ) {
	return (
		<Button variant="secondary" __next40pxDefaultSize onClick={ onChoose }>
			{ title }
		</Button>
	);
}
