<?php
declare( strict_types=1 );

namespace Frontage\Admin\Overlays\Endpoints;

use DateTimeImmutable;
use Frontage\Admin\Overlays\Overlay_List;
use Frontage\Domain\Overlay\Arrangement;
use Frontage\Http\Action_Exception;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Limits an overlay to a time.
 *
 * The server does not print it outside; a page from a cache does not open it outside.
 */
final class Schedule_Overlay implements Endpoint {
	public const ROUTE  = '/overlays/schedule';
	public const METHOD = 'POST';
	public const REPLY  = 'the list';

	public function args(): array {
		return array(
			'id'    => Args::text( 1, 200 ),
			'from'  => Args::text( 0, 16, '' ),
			'until' => Args::text( 0, 16, '' ),
		);
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		list( $id ) = Overlay_List::existing( array( $args['id'] ) );
		$from       = self::time( 'from', $args['from'] );
		$until      = self::time( 'until', $args['until'] );
		if ( 0 !== $from && 0 !== $until && $until <= $from ) {
			throw new Action_Exception( 400, 'frontage_wrong_time', __( 'The end must be after the start.', 'frontage' ), 'until' );
		}
		Arrangement::change( array( $id ), compact( 'from', 'until' ) );
		return Response::json( Overlay_List::read() );
	}

	/**
	 * Returns a time of the site's time zone as a timestamp; 0 for none.
	 *
	 * @param string $field Name of the field.
	 * @param string $text As a date field has it: `2030-01-31T18:00`; empty for none.
	 * @throws Action_Exception If it is no time.
	 */
	private static function time( string $field, string $text ): int {
		$time = '' === $text ? null : DateTimeImmutable::createFromFormat( '!Y-m-d\TH:i', $text, wp_timezone() );
		if ( false === $time || ( null !== $time && $time->format( 'Y-m-d\TH:i' ) !== $text ) ) {
			throw new Action_Exception(
				400,
				'frontage_wrong_time',
				__( 'Enter a date and a time, such as 2030-01-31 18:00.', 'frontage' ),
				$field
			);
		}
		return null === $time ? 0 : min( max( 1, $time->getTimestamp() ), Arrangement::LAST );
	}
}
