<?php
declare( strict_types=1 );

namespace Frontage\Admin\Health;

use Frontage\Admin\Status\Row;
use Frontage\Base\Settings\Secrets;

defined( 'ABSPATH' ) || exit;

/**
 * The result of a Site Health test.
 *
 * Converts status rows to the array that Site Health expects. Everything is escaped, because Site
 * Health prints HTML.
 *
 * @phpstan-type Health_Result array{
 *     label: string,
 *     status: string,
 *     badge: array{label: string, color: string},
 *     description: string,
 *     actions: string,
 *     test: string,
 * }
 */
final class Result {
	private const STATUS = array(
		Row::GOOD => 'good',
		Row::WARN => 'recommended',
		Row::BAD  => 'critical',
	);

	/**
	 * Returns the test result.
	 *
	 * @param string $name Site Health's name of the test.
	 * @param list<Row> $rows Status rows.
	 * @param string $good Headline if all is well.
	 * @param string $bad Headline if something needs attention.
	 * @return Health_Result
	 */
	public static function of( string $name, array $rows, string $good, string $bad ): array {
		$secrets = new Secrets();
		$rows    = array_map( static fn ( Row $row ): Row => $row->without( $secrets ), $rows );
		$state   = Row::worst( $rows );
		$wrong   = array_values( array_filter( $rows, static fn ( Row $row ): bool => Row::GOOD !== $row->state ) );
		return array(
			'label'       => Row::GOOD === $state ? $good : $bad,
			'status'      => self::STATUS[ $state ],
			'badge'       => array(
				'label' => __( 'Frontage', 'frontage' ),
				'color' => 'blue',
			),
			'description' => implode( '', array_map( array( self::class, 'paragraph' ), array() === $wrong ? $rows : $wrong ) ),
			'actions'     => sprintf(
				'<p><a href="%s">%s</a></p>',
				esc_url( admin_url( 'admin.php?page=frontage&tab=status' ) ),
				esc_html__( 'Open Frontage status', 'frontage' )
			),
			'test'        => $name,
		);
	}

	/**
	 * Returns a status row as a paragraph.
	 *
	 * @param Row $row Status row.
	 */
	private static function paragraph( Row $row ): string {
		return sprintf(
			'<p><strong>%s:</strong> %s. %s</p>',
			esc_html( $row->label ),
			esc_html( rtrim( $row->value, '.' ) ),
			esc_html( $row->advice )
		);
	}
}
