<?php
declare( strict_types=1 );

namespace Frontage\Admin\Transfer;

use Frontage\Base\Store\Tables;
use Frontage\Base\Store\Transaction;
use Frontage\Domain\Store\Counters;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Counters in exports and imports, such as likes of posts.
 *
 * When merging, the higher number wins; when replacing, the file's number does.
 *
 * Counters that do not belong to posts are not exported, as nothing identifies them on another site.
 *
 * @phpstan-type Row array{kind: string, post: int, slug: string, from: int, to: int}
 */
final class Counters_Part implements Part {
	public const MERGE   = 'merge';
	public const REPLACE = 'replace';

	private const BATCH = 200;

	/**
	 * Rows to write.
	 *
	 * @var list<Row>
	 */
	private array $work = array();

	/**
	 * Whether the higher number wins.
	 *
	 * @var bool
	 */
	private bool $is_merge = true;

	public function name(): string {
		return 'counters';
	}

	public function label(): string {
		return __( 'Counters', 'frontage' );
	}

	public function order(): int {
		return 30;
	}

	public function export(): array {
		$counters = Counters::all();
		$posts    = Same_Posts::describe( array_values( array_unique( array_column( $counters, 'object_id' ) ) ) );
		$rows     = array();
		foreach ( $counters as $counter ) {
			if ( isset( $posts[ $counter['object_id'] ] ) ) {
				$rows[] = array( 'kind' => $counter['kind'] ) + $posts[ $counter['object_id'] ] + array( 'value' => $counter['value'] );
			}
		}
		return $rows;
	}

	public function plan( mixed $data, Plan $plan, array $choices ): void {
		$rows           = ( new Counters_Check( $plan ) )->check( $data );
		$this->is_merge = self::REPLACE !== ( $choices['counters'] ?? self::MERGE );
		$this->work     = array();
		foreach ( self::current( $rows ) as $row ) {
			$row['to'] = $this->is_merge ? max( $row['from'], $row['to'] ) : $row['to'];
			if ( $row['from'] !== $row['to'] ) {
				$plan->change( "{$row['kind']}: {$row['slug']}", $row['from'], $row['to'] );
				$this->work[] = $row;
			}
		}
	}

	public function apply(): array {
		$value = $this->is_merge ? 'CASE WHEN value < VALUES(value) THEN VALUES(value) ELSE value END' : 'VALUES(value)';
		foreach ( array_chunk( $this->work, self::BATCH ) as $batch ) {
			$values = array();
			foreach ( $batch as $row ) {
				array_push( $values, $row['kind'], $row['post'], $row['to'] );
			}
			$places = implode( ',', array_fill( 0, count( $batch ), '(%s, %d, %d)' ) );
			// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- Placeholders and one of two texts.
			self::write( "INSERT INTO %i (kind, object_id, value) VALUES $places ON DUPLICATE KEY UPDATE value = $value", ...$values );
		}
		return array_map( static fn ( array $row ): array => array( $row['kind'], $row['post'], $row['to'] - $row['from'] ), $this->work );
	}

	public function undo( array $kept ): void {
		foreach ( $kept as $entry ) {
			list( $kind, $post, $by ) = (array) $entry;
			self::write(
				'UPDATE %i SET value = CASE WHEN value < %d THEN 0 ELSE value - %d END WHERE kind = %s AND object_id = %d',
				(int) $by,
				(int) $by,
				(string) $kind,
				(int) $post
			);
		}
	}

	/**
	 * Adds the current values to the rows.
	 *
	 * @param list<array{kind: string, post: int, slug: string, to: int}> $rows Validated rows.
	 * @return list<Row>
	 */
	private static function current( array $rows ): array {
		$ids = array();
		foreach ( $rows as $row ) {
			$ids[ $row['kind'] ][] = $row['post'];
		}
		$now = array();
		foreach ( $ids as $kind => $posts ) {
			foreach ( array_chunk( $posts, self::BATCH ) as $batch ) {
				$now[ $kind ] = ( $now[ $kind ] ?? array() ) + Counters::get_many( (string) $kind, $batch );
			}
		}
		return array_map( static fn ( array $row ): array => $row + array( 'from' => $now[ $row['kind'] ][ $row['post'] ] ), $rows );
	}

	/**
	 * Runs a statement on the counters table.
	 *
	 * @param string $sql SQL with placeholders.
	 * @param string|int ...$values Values for the placeholders.
	 */
	private static function write( string $sql, string|int ...$values ): void {
		global $wpdb;
		Transaction::write( $wpdb->prepare( $sql, Tables::name( 'counters' ), ...$values ) );
	}
}
