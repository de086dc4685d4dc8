import {
	InspectorControls,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { useOwnId, useWritten, type EditProps } from '@frontage/editor';
import { UploadSettings } from './settings';
import type { Attributes } from '../attributes';

/** The form with inline editable texts; nothing can be submitted here. */
export function Edit( props: EditProps< Attributes > ) {
	const { attributes, setAttributes } = props;
	const { url, count } = attributes;
	const written = useWritten();
	useOwnId( props, 'frontage/upload', 'uploadId' );
	const text = (
		name: 'label' | 'help' | 'button',
		title: string,
		placeholder: string,
		className: string
	) => (
		<RichText
			tagName="span"
			className={ className }
			value={
				name === 'help'
					? attributes[ name ]
					: written( attributes[ name ], placeholder )
			}
			onChange={ ( value: string ) =>
				setAttributes( { [ name ]: value } )
			}
			allowedFormats={ [] }
			aria-label={ title }
			placeholder={ placeholder }
		/>
	);
	return (
		<>
			<InspectorControls>
				<UploadSettings { ...props } />
			</InspectorControls>
			<div { ...useBlockProps( { className: 'frontage-upload' } ) }>
				{ text(
					'label',
					__( 'Label', 'frontage' ),
					__( 'Send us files', 'frontage' ),
					'frontage-upload__label'
				) }
				{ text(
					'help',
					__( 'Help text', 'frontage' ),
					__( 'Describe allowed files (optional)', 'frontage' ),
					'frontage-upload__help'
				) }
				<div className="frontage-files">
					<div className="frontage-files__zone">
						<input
							className="frontage-files__input"
							type="file"
							multiple={ count > 1 }
							disabled
							aria-hidden
						/>
						<p className="frontage-files__hint">
							{ count > 1
								? __(
										'Choose files or drop them here.',
										'frontage'
									)
								: __(
										'Choose a file or drop it here.',
										'frontage'
									) }
						</p>
					</div>
				</div>
				{ ! url &&
					text(
						'button',
						__( 'Button text', 'frontage' ),
						__( 'Send files', 'frontage' ),
						'frontage-upload__button wp-element-button'
					) }
			</div>
		</>
	);
}
