<?php
declare( strict_types=1 );

namespace Frontage\Admin\Transfer;

defined( 'ABSPATH' ) || exit;

/**
 * Validates the counters in an import file, and finds the post of each.
 *
 * @phpstan-type Read array{kind: string, id: int, guid: string, type: string, slug: string, value: int}
 */
final class Counters_Check {
	public const MAX_ROWS = 20_000;

	private const MAX_VALUE = 1_000_000_000_000;
	private const KIND      = '/\A[a-z0-9_-]{1,32}\z/';
	private const TEXTS     = array(
		'guid' => 255,
		'type' => 20,
		'slug' => 200,
	);

	/**
	 * Stores the plan.
	 *
	 * @param Plan $plan Import plan that collects the findings.
	 */
	public function __construct( private Plan $plan ) {}

	/**
	 * Validates the counters part of the document.
	 *
	 * @param mixed $data Untrusted data.
	 * @return list<array{kind: string, post: int, slug: string, to: int}> Rows whose post exists on this site.
	 */
	public function check( mixed $data ): array {
		if ( ! is_array( $data ) || ! array_is_list( $data ) || count( $data ) > self::MAX_ROWS ) {
			/* translators: %d: a number. */
			$this->plan->refuse( 'counters', sprintf( __( '“counters” must be a list of at most %d rows.', 'frontage' ), self::MAX_ROWS ) );
			return array();
		}
		$rows = array();
		foreach ( $data as $number => $raw ) {
			$row = $this->read( $number, $raw );
			if ( null !== $row ) {
				$rows[ $number ] = $row;
			}
		}
		return $this->placed( $rows );
	}

	/**
	 * Validates one row.
	 *
	 * @param int $number Row number in the file.
	 * @param mixed $raw Untrusted row.
	 * @return Read|null
	 */
	private function read( int $number, mixed $raw ): ?array {
		$row   = is_array( $raw ) ? $raw : array();
		$wrong = match ( true ) {
			! is_array( $raw ) => '',
			! is_string( $row['kind'] ?? null ) || 1 !== preg_match( self::KIND, $row['kind'] ) => 'kind',
			! is_int( $row['value'] ?? null ) || $row['value'] > self::MAX_VALUE => 'value',
			! is_int( $row['id'] ?? 0 ) => 'id',
			default => self::wrong_text( $row ),
		};
		if ( null !== $wrong ) {
			$this->plan->refuse( rtrim( "counters[$number].$wrong", '.' ), __( 'This is not a valid Frontage export.', 'frontage' ) );
			return null;
		}
		return array(
			'kind'  => (string) $row['kind'],
			'id'    => (int) ( $row['id'] ?? 0 ),
			'guid'  => (string) ( $row['guid'] ?? '' ),
			'type'  => (string) ( $row['type'] ?? '' ),
			'slug'  => (string) ( $row['slug'] ?? '' ),
			'value' => max( 0, (int) $row['value'] ),
		);
	}

	/**
	 * Returns an error for the first invalid text of a row.
	 *
	 * @param array<array-key, mixed> $row
	 */
	private static function wrong_text( array $row ): ?string {
		foreach ( self::TEXTS as $name => $max ) {
			$text = $row[ $name ] ?? '';
			if ( ! is_string( $text ) || strlen( $text ) > $max || '' !== Import_Value_Check::objection( $text ) ) {
				return $name;
			}
		}
		return null;
	}

	/**
	 * Finds the posts. Rows without a post on this site are skipped, duplicates are rejected.
	 *
	 * @param array<int, Read> $rows Rows, keyed by row number.
	 * @return list<array{kind: string, post: int, slug: string, to: int}>
	 */
	private function placed( array $rows ): array {
		$posts  = Same_Posts::find( $rows );
		$placed = array();
		foreach ( $rows as $number => $row ) {
			$post = $posts[ $number ] ?? null;
			$name = "{$row['kind']}: " . ( '' === $row['slug'] ? $row['guid'] : $row['slug'] );
			if ( null === $post ) {
				$this->plan->skip( $name, __( 'This post does not exist on this site.', 'frontage' ) );
			} elseif ( isset( $placed[ "{$row['kind']} $post" ] ) ) {
				$this->plan->refuse(
					"counters[$number]",
					__( 'This post is listed twice, so it is unclear which number to use.', 'frontage' )
				);
			} else {
				$placed[ "{$row['kind']} $post" ] = array(
					'kind' => $row['kind'],
					'post' => $post,
					'slug' => $row['slug'],
					'to'   => $row['value'],
				);
			}
		}
		return array_values( $placed );
	}
}
