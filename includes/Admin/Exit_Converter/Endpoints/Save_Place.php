<?php
declare( strict_types=1 );

namespace Frontage\Admin\Exit_Converter\Endpoints;

use Frontage\Admin\Exit_Converter\Places;
use Frontage\Admin\Exit_Converter\Replacement;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Replaces the content of one place, and keeps the original. */
final class Save_Place implements Endpoint {
	public const ROUTE  = '/exit-converter/places';
	public const METHOD = 'POST';
	public const REPLY  = '`{ saved }`';

	/** A post of several megabytes, as JSON. */
	private const MAX_BYTES = 32 * 1024 * 1024;

	public function args(): array {
		return array(
			'place'   => Args::text( 1, 32 ),
			'hash'    => Args::text( 64, 64 ),
			'content' => Args::content(),
		);
	}

	public function policy(): Policy {
		return Policy::users( Places::CAPABILITY )->body( self::MAX_BYTES );
	}

	public function run( array $args, Visitor $visitor ): Response {
		Replacement::save( $args['place'], $args['hash'], $args['content'] );
		return Response::json( array( 'saved' => $args['place'] ) );
	}
}
