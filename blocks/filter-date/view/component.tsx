import {
	Apply,
	type FormProps,
	Frame,
	Title,
	useDraft,
	useFilter,
} from '@frontage/filter-form';
import { type Period, Periods } from './periods';

type Days = [ string, string ];

export interface FilterDateProps extends FormProps {
	hasDays: boolean;
	/** First and last day that are chosen; empty for none. */
	days: Days;
	/** First and last day of the list. */
	limits: Days;
	/** Years, and the months of one of them. */
	periods: Period[][];
	words: Record< 'from' | 'to' | 'group' | 'apply', string >;
}

const END = [ 'from', 'to' ] as const;

/** Returns whether a day can be applied: a year that is still being typed, such as 0002, cannot. */
const isDone = ( day: string ) => ! day || day >= '1000';

const valueOf = ( days: Days ) => ( days.join( '' ) ? days.join( '..' ) : '' );

/** Years, months, and two days between which posts were published. */
export function FilterDate( initial: FilterDateProps ) {
	const { props, ref, choose, chooseSoon } = useFilter( initial );
	const [ days, setDays, send ] = useDraft( props.days );
	const { words, limits, parameter, periods } = props;
	return (
		<Frame
			{ ...props }
			frame={ ref }
			onSubmit={ () => choose( valueOf( days ) ) }
			below={
				periods.length > 0 && (
					<Periods
						rows={ periods }
						label={ words.group }
						onChoose={ choose }
					/>
				)
			}
		>
			<Title text={ props.title } />
			{ props.hasDays && (
				<div
					className="frontage-filters__fields"
					role="group"
					aria-label={ words.group }
				>
					{ END.map( ( end, at ) => (
						// eslint-disable-next-line jsx-a11y/label-has-associated-control -- The field is inside.
						<label key={ end } className="frontage-filters__field">
							<span>{ words[ end ] }</span>
							<input
								type="date"
								className="frontage-filters__input"
								name={ `${ parameter }[${ end }]` }
								value={ days[ at ] }
								min={ limits[ 0 ] }
								max={ limits[ 1 ] }
								onChange={ ( { target: { value } } ) => {
									const next: Days = at
										? [ days[ 0 ], value ]
										: [ value, days[ 1 ] ];
									setDays( next );
									if ( isDone( value ) ) {
										send( next );
										chooseSoon( valueOf( next ) );
									}
								} }
							/>
						</label>
					) ) }
					<Apply text={ words.apply } />
				</div>
			) }
		</Frame>
	);
}
