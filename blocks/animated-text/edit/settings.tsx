import { __ } from '@wordpress/i18n';
import {
	AccentField,
	BlockSettings,
	ChoiceField,
	RangeField,
	defaultsIn,
	headingTags,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const DEFAULTS = defaultsIn( metadata, [
	'kind',
	'tag',
	'effect',
	'delay',
	'letterTime',
	'shape',
	'accent',
] );

const TAGS: Record< Attributes[ 'tag' ], string > = {
	h1: 'H1',
	...headingTags(),
};

/** The settings sidebar. */
export function AnimatedTextSettings( block: SettingsProps< Attributes > ) {
	const { kind } = block.attributes;
	return (
		<BlockSettings
			label={ __( 'Animated text', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...block }
		>
			<ChoiceField< Attributes >
				name="kind"
				label={ __( 'Animation', 'frontage' ) }
				options={ {
					rotating: __( 'Rotate words', 'frontage' ),
					typing: __( 'Type words', 'frontage' ),
					highlighted: __( 'Highlight a word', 'frontage' ),
				} }
			/>
			<ChoiceField< Attributes >
				name="tag"
				label={ __( 'HTML element', 'frontage' ) }
				options={ TAGS }
			/>
			{ kind === 'rotating' && (
				<ChoiceField< Attributes >
					name="effect"
					label={ __( 'Effect', 'frontage' ) }
					options={ {
						up: __( 'Slide up', 'frontage' ),
						sideways: __( 'Slide horizontally', 'frontage' ),
						fade: __( 'Fade', 'frontage' ),
					} }
				/>
			) }
			{ kind === 'highlighted' ? <Shape /> : <Times kind={ kind } /> }
			<AccentField label={ __( 'Word or line color', 'frontage' ) } />
		</BlockSettings>
	);
}

const Shape = () => (
	<ChoiceField< Attributes >
		name="shape"
		label={ __( 'Line style', 'frontage' ) }
		options={ {
			underline: __( 'Straight underline', 'frontage' ),
			curve: __( 'Curved underline', 'frontage' ),
			circle: __( 'Circle', 'frontage' ),
			strike: __( 'Strikethrough', 'frontage' ),
			marker: __( 'Marker', 'frontage' ),
		} }
	/>
);

const Times = ( { kind }: { kind: string } ) => (
	<>
		<RangeField
			name="delay"
			label={ __( 'Display time (ms)', 'frontage' ) }
			min={ 1000 }
			max={ 10000 }
			step={ 250 }
		/>
		{ kind === 'typing' && (
			<RangeField
				name="letterTime"
				label={ __( 'Time per letter (ms)', 'frontage' ) }
				min={ 30 }
				max={ 400 }
				step={ 10 }
			/>
		) }
	</>
);
