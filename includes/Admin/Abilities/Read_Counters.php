<?php
declare( strict_types=1 );

namespace Frontage\Admin\Abilities;

use Frontage\Domain\Store\Counters;

defined( 'ABSPATH' ) || exit;

/** The ability that reads counters, such as the number of likes per post. */
final class Read_Counters {
	public const NAME = 'frontage/read-counters';

	/** Maximum number of posts per call. */
	private const MOST = 100;

	/** Maximum length of a counter's kind, in characters. */
	private const KIND_MAX = 32;

	/**
	 * Returns the ability's registration arguments.
	 *
	 * @return array<string, mixed>
	 */
	public static function describe(): array {
		return array(
			'label'            => __( 'Read counters', 'frontage' ),
			'description'      => __( 'Reads how often visitors performed an action on posts, such as liking them.', 'frontage' ),
			'input_schema'     => self::input(),
			'output_schema'    => array(
				'type'  => 'array',
				'items' => array(
					'type'       => 'object',
					'properties' => array(
						'post'  => array( 'type' => 'integer' ),
						'count' => array( 'type' => 'integer' ),
					),
				),
			),
			'execute_callback' => array( self::class, 'run' ),
		);
	}

	/**
	 * Reads the counters; leaves out posts the current user may not read.
	 *
	 * @param mixed $input `{ kind, posts }`, validated against the schema.
	 * @return list<array{post: int, count: int}>
	 */
	public static function run( mixed $input ): array {
		$kind   = is_array( $input ) && is_string( $input['kind'] ?? null ) ? substr( $input['kind'], 0, self::KIND_MAX ) : '';
		$wanted = is_array( $input ) && is_array( $input['posts'] ?? null ) ? array_slice( $input['posts'], 0, self::MOST ) : array();
		$posts  = array_values( array_unique( array_map( 'absint', array_filter( $wanted, 'is_numeric' ) ) ) );
		_prime_post_caches( $posts, false, false );
		$posts  = array_values(
			array_filter( $posts, static fn ( int $post ): bool => null !== get_post( $post ) && current_user_can( 'read_post', $post ) )
		);
		$counts = Counters::get_many( $kind, $posts );
		return array_map(
			static fn ( int $post ): array => array(
				'post'  => $post,
				'count' => $counts[ $post ],
			),
			$posts
		);
	}

	/**
	 * Returns the input schema.
	 *
	 * @return array<string, mixed>
	 */
	private static function input(): array {
		return array(
			'type'       => 'object',
			'required'   => array( 'kind', 'posts' ),
			'properties' => array(
				'kind'  => array(
					'type'        => 'string',
					'maxLength'   => self::KIND_MAX,
					'description' => __( 'What to count, such as “likes”.', 'frontage' ),
				),
				'posts' => array(
					'type'     => 'array',
					'maxItems' => self::MOST,
					'items'    => array( 'type' => 'integer' ),
				),
			),
		);
	}
}
