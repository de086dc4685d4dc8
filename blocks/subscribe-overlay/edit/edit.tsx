import {
	InspectorControls,
	RichText,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { getBlockType } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import {
	PreviewToggle,
	RulesControls,
	useOwnAnchor,
	usePreview,
} from '@frontage/editor/overlay';
import { Picture } from './picture';
import { StyleSettings, OpeningSettings } from './settings';
import { useWritten, type EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

/** Blocks for subscribing in order of preference; the first one available on this site is inserted. */
const FORMS = [
	'frontage/newsletter',
	'frontage/form',
	'jetpack/subscriptions',
	'mailpoet/subscription-form-block',
	'mc4wp/form',
	'contact-form-7/contact-form-selector',
];

const template = (): [ string, object ][] => {
	const form = FORMS.find( getBlockType );
	return [
		[
			'core/heading',
			{ placeholder: __( 'Add what subscribers get…', 'frontage' ) },
		],
		[
			'core/paragraph',
			{
				placeholder: __(
					'Add how often and what you write about…',
					'frontage'
				),
			},
		],
		form
			? [ form, {} ]
			: [
					'core/paragraph',
					{
						placeholder: __(
							'Type / to add your newsletter form…',
							'frontage'
						),
					},
				],
	];
};

export function Edit( props: EditProps< Attributes > ) {
	const { attributes, setAttributes, clientId, isSelected } = props;
	useOwnAnchor( clientId, attributes.anchor, 'subscribe' );
	const preview = usePreview( clientId, isSelected );
	const blockProps = useBlockProps( {
		className: 'frontage-subscribe-overlay is-edited',
	} );
	const content = useInnerBlocksProps(
		{ className: 'frontage-subscribe-overlay__content' },
		{ template: template(), templateLock: false }
	);
	return (
		<>
			<PreviewToggle { ...preview } />
			<InspectorControls>
				<OpeningSettings { ...props } />
				<RulesControls
					attributes={ attributes }
					setAttributes={ setAttributes }
					counts={ attributes.counts }
				/>
				<StyleSettings { ...props } />
			</InspectorControls>
			<div { ...blockProps }>
				<Opener { ...props } />
				<div
					className="frontage-subscribe-overlay__preview"
					hidden={ ! preview.isOpen }
				>
					<Picture { ...props } />
					<div { ...content } />
				</div>
			</div>
		</>
	);
}

function Opener( { attributes, setAttributes }: EditProps< Attributes > ) {
	const written = useWritten();
	if ( attributes.opener === 'none' ) {
		return (
			<p className="frontage-subscribe-overlay__note">
				{ `${ __( 'Subscribe overlay', 'frontage' ) } #${ attributes.anchor ?? '' }` }
			</p>
		);
	}
	return (
		<RichText
			tagName="span"
			className="frontage-subscribe-overlay__open wp-element-button"
			aria-label={ __( 'Button text', 'frontage' ) }
			placeholder={ __( 'Subscribe', 'frontage' ) }
			value={ written(
				attributes.buttonText,
				__( 'Subscribe', 'frontage' )
			) }
			onChange={ ( buttonText: string ) =>
				setAttributes( { buttonText } )
			}
			allowedFormats={ [] }
		/>
	);
}
