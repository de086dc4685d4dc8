import {
	SelectControl,
	TextareaControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ImageInput } from '../../../parts';
import type { Answer } from '../types';
import { kindsOf, networkOf, privacyOf } from '../labels';
import { Field } from './field';
import { NetworkFields } from './network-fields';
import type { Editing } from './use-draft';

interface Props {
	editing: Editing;
	answer: Answer;
}

/** What an ad shows, by its kind. */
export function Content( { editing, answer }: Props ) {
	const { draft, problem, set } = editing;
	const { kind } = draft.settings;
	const network = networkOf( kind, answer.networks );
	return (
		<>
			<Field name="kind" problem={ problem }>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Kind', 'frontage' ) }
					help={ privacyOf( kind, answer.networks ) }
					value={ kind }
					options={ kindsOf( answer.networks, kind ) }
					onChange={ ( value ) => set( { kind: value } ) }
				/>
			</Field>
			{ kind === 'image' && <Image { ...editing } /> }
			{ kind === 'html' && (
				<Html editing={ editing } mayHtml={ answer.mayHtml } />
			) }
			{ network && (
				<NetworkFields editing={ editing } network={ network } />
			) }
		</>
	);
}

function Image( { draft: { settings }, problem, set }: Editing ) {
	return (
		<>
			<Field name="image" problem={ problem }>
				<ImageInput
					field={ {
						label: __( 'Image', 'frontage' ),
						help: __(
							'Its alternative text is read to visitors who do not see it.',
							'frontage'
						),
						locked: false,
					} }
					value={ settings.image }
					onChange={ ( image ) => set( { image: Number( image ) } ) }
				/>
			</Field>
			<Field name="url" problem={ problem }>
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Link', 'frontage' ) }
					help={ __(
						'Marked as sponsored for search engines. Leave it empty for no link.',
						'frontage'
					) }
					placeholder="https://"
					dir="ltr"
					value={ settings.url }
					onChange={ ( url ) => set( { url: url.trim() } ) }
				/>
			</Field>
			<Field name="newTab" problem={ problem }>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Open in a new tab', 'frontage' ) }
					checked={ settings.newTab }
					onChange={ ( newTab ) => set( { newTab } ) }
				/>
			</Field>
		</>
	);
}

function Html( { editing, mayHtml }: { editing: Editing; mayHtml: boolean } ) {
	const { draft, problem, set } = editing;
	return (
		<Field name="html" problem={ problem }>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'HTML', 'frontage' ) }
				help={
					mayHtml
						? ''
						: __(
								'Only users who may enter any HTML on this site can change this. Ask an administrator.',
								'frontage'
							)
				}
				readOnly={ ! mayHtml }
				className="frontage-ads__html"
				rows={ 8 }
				dir="ltr"
				spellCheck={ false }
				value={ draft.settings.html }
				onChange={ ( html ) => set( { html } ) }
			/>
		</Field>
	);
}
