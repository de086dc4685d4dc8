<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Split_Test;

use Frontage\Domain\Split_Tests\Split_Counts;
use Frontage\Domain\Split_Tests\Split_Records;
use Frontage\Http\Action;
use Frontage\Http\Arg;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Counts what visitors do in split tests (S1 §3, §7): one record, or a list of them.
 *
 * Answers the same whether it was counted or not, so that a robot learns nothing.
 */
final class Record_Split extends Action {
	public const NAME  = 'et_pb_update_stats_table';
	public const REPLY = 'nothing';

	/** Records of one request. */
	private const MOST_RECORDS = 30;

	private const MOST_BYTES = 8192;

	private const LONGEST_ID = 36;

	public function args(): array {
		return array( 'stats_data_array' => self::records() );
	}

	public function policy(): Policy {
		return Policy::visitor_write( per_minute: Split_Records::PER_MINUTE )->body( self::MOST_BYTES );
	}

	public function run( array $args, Visitor $visitor ): Response {
		Split_Records::add_all( Audience::is_staff() ? array() : $args['stats_data_array'], $visitor );
		return Response::text( '', 204 );
	}

	/** Returns the argument: an object, or a list of objects. */
	private static function records(): Arg {
		$shape = array(
			'test_id'     => Args::text( 1, self::LONGEST_ID ),
			// The limit would tell small numbers from large ones; what is no variant is not counted.
			'subject_id'  => Args::int( 0, PHP_INT_MAX ),
			'record_type' => Args::choice( Split_Counts::RECORDS ),
		);
		$one   = Args::json( $shape );
		$many  = Args::items( $shape, self::MOST_RECORDS );
		return new Arg(
			$one->wants . ', or ' . $many->wants,
			static fn ( mixed $raw, string $field ): array => self::is_one( $raw )
				? array( $one->parse( $field, $raw ) )
				: $many->parse( $field, $raw )
		);
	}

	/**
	 * Returns whether one object was sent, not a list.
	 *
	 * @param mixed $raw From a visitor.
	 */
	private static function is_one( mixed $raw ): bool {
		return is_string( $raw ) ? str_starts_with( ltrim( $raw ), '{' ) : is_array( $raw ) && ! array_is_list( $raw );
	}
}
