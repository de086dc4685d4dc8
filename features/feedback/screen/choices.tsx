import { __, sprintf } from '@wordpress/i18n';
import { isPositive, type ScaleStyle } from './scale';

interface Choice {
	rating: number;
	name: string;
	sign: string;
	isPositive: boolean;
}

const thumbs = ( up: number, down: number ): Choice[] => [
	{
		rating: up,
		name: __( 'I like it', 'frontage' ),
		sign: '👍',
		isPositive: true,
	},
	{
		rating: down,
		name: __( 'I don’t like it', 'frontage' ),
		sign: '👎',
		isPositive: false,
	},
];

const FACES = [ '😠', '🙁', '😐', '🙂', '😍' ];

const ofFive = ( signs: string[] ): Choice[] =>
	signs.map( ( sign, index ) => ( {
		rating: index + 1,
		/* translators: %d: a number from 1 to 5. */
		name: sprintf( __( '%d out of 5', 'frontage' ), index + 1 ),
		sign,
		isPositive: isPositive( index + 1 ),
	} ) );

/** The scale of three in S0 §4: up is 1, down is 3. */
export const ofThree = (): Choice[] => thumbs( 1, 3 );

export const choicesOf = ( look: ScaleStyle ): Choice[] => {
	if ( look === 'thumbs' ) {
		return thumbs( 5, 1 );
	}
	return ofFive( look === 'faces' ? FACES : [ '1', '2', '3', '4', '5' ] );
};

interface Props {
	choices: Choice[];
	value: number;
	onChange: ( rating: number ) => void;
}

/** The rating buttons; WordPress must not replace their emoji with images from elsewhere. */
export function Choices( { choices, value, onChange }: Props ) {
	return (
		<div
			className="frontage-review__choices wp-exclude-emoji"
			role="group"
			aria-label={ __( 'Your rating', 'frontage' ) }
		>
			{ choices.map( ( { rating, name, sign, isPositive: isGood } ) => (
				<button
					key={ rating }
					type="button"
					className={ `frontage-review__choice ${ isGood ? 'is-positive' : 'is-negative' }` }
					aria-label={ name }
					aria-pressed={ value === rating }
					onClick={ () => onChange( rating ) }
				>
					{ sign }
				</button>
			) ) }
		</div>
	);
}
