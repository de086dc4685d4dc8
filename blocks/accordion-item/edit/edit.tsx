import {
	RichText,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { ItemControls } from './controls';
import { useItem } from './use-item';
import type { EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

const TEMPLATE: [ string, object ][] = [
	[ 'core/paragraph', { placeholder: __( 'Add content…', 'frontage' ) } ],
];

const FORMATS = [
	'core/bold',
	'core/italic',
	'core/code',
	'core/keyboard',
	'core/strikethrough',
	'core/subscript',
	'core/superscript',
	'core/text-color',
];

export function Edit(
	props: EditProps<
		Attributes,
		{ 'frontage/headingLevel'?: 'h3'; 'frontage/openMode'?: string }
	>
) {
	const { attributes, setAttributes, context } = props;
	const item = useItem( props );
	const blockProps = useBlockProps( {
		className: `frontage-accordion__item${ item.isShown ? ' is-open' : '' }`,
	} );
	const panel = useInnerBlocksProps(
		{ className: 'frontage-accordion__panel', hidden: ! item.isShown },
		{ template: TEMPLATE }
	);
	return (
		<div { ...blockProps }>
			<ItemControls
				isOpen={ attributes.isOpen }
				onOpen={ item.openAtFirst }
				onAdd={ item.addAfter }
			/>
			<div className="frontage-accordion__summary">
				<RichText
					tagName={ context[ 'frontage/headingLevel' ] ?? 'h3' }
					className="frontage-accordion__title"
					value={ attributes.title }
					onChange={ ( title: string ) => setAttributes( { title } ) }
					allowedFormats={ FORMATS }
					placeholder={ __( 'Title', 'frontage' ) }
					aria-label={ __( 'Item title', 'frontage' ) }
				/>
				<button
					type="button"
					className="frontage-accordion__toggle"
					aria-expanded={ item.isShown }
					aria-label={ __( 'Show content', 'frontage' ) }
					onClick={ item.toggle }
				/>
			</div>
			<div { ...panel } />
		</div>
	);
}
