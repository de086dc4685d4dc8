<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http\Stubs;

use Frontage\Http\Action;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

/** An action of another plugin: visitors order loaves. */
class Acme_Order extends Action {
	public const NAME = 'acme_order';

	/** What fails: `birth`, `policy` or `run`. */
	public static string $fault = '';

	public function __construct() {
		self::fail( 'birth' );
	}

	public function args(): array {
		return array(
			'loaves' => Args::int( 1, 20 ),
			'note'   => Args::text( 0, 40, '' ),
		);
	}

	public function policy(): Policy {
		self::fail( 'policy' );
		return Policy::visitor_write( per_minute: 2 );
	}

	public function run( array $args, Visitor $visitor ): Response {
		self::fail( 'run' );
		return Response::json( $args );
	}

	private static function fail( string $fault ): void {
		if ( $fault === self::$fault ) {
			throw new \RuntimeException( 'the oven is cold' );
		}
	}
}
