<?php
declare( strict_types=1 );

namespace Frontage\Admin\Exit_Converter\Endpoints;

use Frontage\Admin\Exit_Converter\Place;
use Frontage\Admin\Exit_Converter\Places;
use Frontage\Admin\Exit_Converter\Replacement;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** The next places that use Frontage, with their content. */
final class Read_Places implements Endpoint {
	public const ROUTE  = '/exit-converter/places';
	public const METHOD = 'GET';
	public const REPLY  = '`{ places, next }`';

	public function args(): array {
		return array( 'after' => Args::int( 0, PHP_INT_MAX, 0 ) );
	}

	public function policy(): Policy {
		return Policy::users( Places::CAPABILITY );
	}

	public function run( array $args, Visitor $visitor ): Response {
		list( $places, $next ) = Places::after( $args['after'] );
		return Response::json(
			array(
				'places' => array_map( array( self::class, 'row' ), $places ),
				'next'   => $next,
			)
		);
	}

	/**
	 * Returns a place as data. The content of a place that the user may not edit is not theirs to read.
	 *
	 * @return array<string, string>
	 */
	private static function row( Place $place ): array {
		$obstacle = $place->obstacle();
		$content  = '' === $obstacle ? $place->content() : '';
		return array(
			'id'       => $place->id(),
			'content'  => $content,
			'hash'     => Replacement::hash( $content ),
			'obstacle' => $obstacle,
		) + $place->describe();
	}
}
