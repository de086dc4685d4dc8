import { RichText } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import type { QuestionAttributes } from '../view/types';
import { useWritten, type EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

const ROOT = 'frontage-newsletter';

type TextName = {
	[ K in keyof Attributes ]-?: Attributes[ K ] extends string ? K : never;
}[ 'emailLabel' | 'firstLabel' | 'lastLabel' | 'button' | 'consent' | 'note' ];

interface TextProps extends EditProps< Attributes > {
	name: TextName;
	tag?: string;
	className?: string;
	label: string;
	placeholder: string;
}

function Text( { name, tag = 'span', label, ...props }: TextProps ) {
	const written = useWritten();
	const typed = props.attributes[ name ] as string;
	return (
		<RichText
			tagName={ tag as 'span' }
			className={ props.className }
			aria-label={ label }
			placeholder={ props.placeholder }
			value={
				name === 'note' || name === 'consent'
					? typed
					: written( typed, props.placeholder )
			}
			onChange={ ( value: string ) =>
				props.setAttributes( { [ name ]: value } )
			}
			allowedFormats={ [] }
			withoutInteractiveFormatting
			disableLineBreaks
		/>
	);
}

/** The form as visitors see it, with inline editable texts. */
export function EditForm( props: EditProps< Attributes > ) {
	const { kind, firstName, lastName, fields } = props.attributes;
	const isFeed = kind === 'feed';
	return (
		<div className={ `${ ROOT }__form` }>
			<div className={ `${ ROOT }__fields` }>
				{ ! isFeed && firstName && (
					<Labelled
						{ ...props }
						name="firstLabel"
						placeholder={ __( 'First name', 'frontage' ) }
					/>
				) }
				{ ! isFeed && lastName && (
					<Labelled
						{ ...props }
						name="lastLabel"
						placeholder={ __( 'Last name', 'frontage' ) }
					/>
				) }
				<Labelled
					{ ...props }
					name="emailLabel"
					placeholder={ __( 'Email address', 'frontage' ) }
				/>
				{ ! isFeed &&
					fields.map( ( question ) => (
						<Question key={ question.id } { ...question } />
					) ) }
				<div className={ `${ ROOT }__send` }>
					<Text
						{ ...props }
						name="button"
						tag="div"
						className={ `${ ROOT }__button wp-element-button` }
						label={ __( 'Button text', 'frontage' ) }
						placeholder={ __( 'Subscribe', 'frontage' ) }
					/>
				</div>
			</div>
			<Text
				{ ...props }
				name="note"
				tag="p"
				className={ `${ ROOT }__note` }
				label={ __( 'Fine print', 'frontage' ) }
				placeholder={ __( 'Fine print (optional)', 'frontage' ) }
			/>
		</div>
	);
}

function Labelled( props: Omit< TextProps, 'label' > ) {
	return (
		<div className={ `${ ROOT }__field` }>
			<Text
				{ ...props }
				className={ `${ ROOT }__label` }
				label={ __( 'Label', 'frontage' ) }
			/>
			<span className={ `${ ROOT }__input` } aria-hidden="true" />
		</div>
	);
}

function Question( { label, type, options = [] }: QuestionAttributes ) {
	const isBoxes = type === 'radio' || type === 'checkbox';
	return (
		<div className={ `${ ROOT }__field` }>
			<span className={ `${ ROOT }__label` }>{ label }</span>
			{ isBoxes ? (
				options.map( ( option ) => (
					<span key={ option.id } className={ `${ ROOT }__choice` }>
						{ `${ type === 'radio' ? '○' : '□' } ${ option.label }` }
					</span>
				) )
			) : (
				<span className={ `${ ROOT }__input` } aria-hidden="true" />
			) }
		</div>
	);
}
