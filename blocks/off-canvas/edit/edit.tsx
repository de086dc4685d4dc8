import {
	InspectorControls,
	RichText,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { menu } from '@wordpress/icons';
import {
	PreviewToggle,
	useOwnAnchor,
	usePreview,
} from '@frontage/editor/overlay';
import { OffCanvasSettings } from './settings';
import { useWritten, type EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

const TEMPLATE: [ string, object ][] = [
	[
		'core/navigation',
		{
			overlayMenu: 'never',
			layout: { type: 'flex', orientation: 'vertical' },
		},
	],
];

export function Edit( props: EditProps< Attributes > ) {
	const { attributes, clientId, isSelected } = props;
	useOwnAnchor( clientId, attributes.anchor, 'panel' );
	const preview = usePreview( clientId, isSelected );
	const blockProps = useBlockProps( {
		className: 'frontage-off-canvas is-edited',
	} );
	const content = useInnerBlocksProps(
		{
			className: 'frontage-off-canvas__content',
			hidden: ! preview.isOpen,
			style: { maxInlineSize: attributes.width },
		},
		{ template: TEMPLATE, templateLock: false }
	);
	return (
		<>
			<PreviewToggle { ...preview } />
			<InspectorControls>
				<OffCanvasSettings { ...props } />
			</InspectorControls>
			<div { ...blockProps }>
				<Opener { ...props } />
				<div { ...content } />
			</div>
		</>
	);
}

function Opener( { attributes, setAttributes }: EditProps< Attributes > ) {
	const written = useWritten();
	if ( attributes.opener === 'none' ) {
		return (
			<p className="frontage-off-canvas__note">
				{ `${ attributes.label } #${ attributes.anchor ?? '' }` }
			</p>
		);
	}
	const isMenu = attributes.opener === 'menu';
	return (
		<div
			className={ `frontage-off-canvas__open ${ isMenu ? 'is-menu' : 'wp-element-button' }` }
		>
			{ isMenu && <Icon icon={ menu } /> }
			<RichText
				tagName="span"
				aria-label={ __( 'Button text', 'frontage' ) }
				placeholder={ __( 'Menu', 'frontage' ) }
				value={ written(
					attributes.buttonText,
					__( 'Menu', 'frontage' )
				) }
				onChange={ ( buttonText: string ) =>
					setAttributes( { buttonText } )
				}
				allowedFormats={ [] }
			/>
		</div>
	);
}
