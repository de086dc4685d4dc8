<?php
declare( strict_types=1 );

namespace Frontage\Admin\Exit_Converter\Endpoints;

use Frontage\Admin\Exit_Converter\Backups;
use Frontage\Admin\Exit_Converter\Places;
use Frontage\Admin\Exit_Converter\Replacement;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Restores the content of the next places. */
final class Undo_Conversion implements Endpoint {
	public const ROUTE  = '/exit-converter/undo';
	public const METHOD = 'POST';
	public const REPLY  = '`{ restored, skipped, next }`';

	private const AT_ONCE = 10;

	public function args(): array {
		return array( 'after' => Args::text( 0, 32, '' ) );
	}

	public function policy(): Policy {
		return Policy::users( Places::CAPABILITY );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$ids     = Backups::after( $args['after'], self::AT_ONCE );
		$skipped = array();
		foreach ( $ids as $id ) {
			$problem = Replacement::undo( $id );
			if ( '' !== $problem ) {
				$skipped[] = array( 'why' => $problem ) + self::row( $id );
			}
		}
		return Response::json(
			array(
				'restored' => count( $ids ) - count( $skipped ),
				'skipped'  => $skipped,
				'next'     => count( $ids ) < self::AT_ONCE ? '' : (string) end( $ids ),
			)
		);
	}

	/**
	 * Describes a place that was left alone, with its content before the conversion, unless the user may not edit it.
	 *
	 * @return array<string, string>
	 */
	private static function row( string $id ): array {
		$place     = Places::get( $id );
		$described = $place?->describe() ?? array(
			'title' => $id,
			'type'  => '',
			'edit'  => '',
		);
		$original  = '' === $place?->obstacle() ? Backups::last( $id )['content'] ?? '' : '';
		return $described + array( 'original' => $original );
	}
}
