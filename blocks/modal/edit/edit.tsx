import {
	InspectorControls,
	RichText,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import {
	PreviewToggle,
	RulesControls,
	useOwnAnchor,
	usePreview,
} from '@frontage/editor/overlay';
import { ModalSettings, OpeningSettings } from './settings';
import { useWritten, type EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

const TEMPLATE: [ string, object ][] = [
	[ 'core/heading', { placeholder: __( 'Add heading…', 'frontage' ) } ],
	[ 'core/paragraph', { placeholder: __( 'Add text…', 'frontage' ) } ],
];

export function Edit( props: EditProps< Attributes > ) {
	const { attributes, setAttributes, clientId, isSelected } = props;
	useOwnAnchor( clientId, attributes.anchor, 'popup' );
	const preview = usePreview( clientId, isSelected );
	const blockProps = useBlockProps( {
		className: `frontage-modal is-edited is-${ attributes.size }`,
	} );
	const content = useInnerBlocksProps(
		{
			className: 'frontage-modal__content frontage-modal__preview',
			hidden: ! preview.isOpen,
		},
		{ template: TEMPLATE, templateLock: false }
	);
	return (
		<>
			<PreviewToggle { ...preview } />
			<InspectorControls>
				<OpeningSettings
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
				<RulesControls
					attributes={ attributes }
					setAttributes={ setAttributes }
					counts={ attributes.counts }
				/>
				<ModalSettings
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
			</InspectorControls>
			<div { ...blockProps }>
				{ attributes.opener !== 'none' ? (
					<OpenerText { ...props } />
				) : (
					<p
						className="frontage-modal__note"
						hidden={ preview.isOnlySeen }
					>
						{ attributes.label || __( 'Popup', 'frontage' ) }
						{ ` #${ attributes.anchor ?? '' }` }
					</p>
				) }
				<div { ...content } />
			</div>
		</>
	);
}

function OpenerText( { attributes, setAttributes }: EditProps< Attributes > ) {
	const written = useWritten();
	const isLink = attributes.opener === 'link';
	return (
		<RichText
			tagName="span"
			className={ `frontage-modal__open ${ isLink ? 'is-link' : 'wp-element-button' }` }
			aria-label={ __( 'Button text', 'frontage' ) }
			placeholder={ __( 'Open', 'frontage' ) }
			value={ written( attributes.buttonText, __( 'Open', 'frontage' ) ) }
			onChange={ ( buttonText: string ) =>
				setAttributes( { buttonText } )
			}
			allowedFormats={ [] }
		/>
	);
}
