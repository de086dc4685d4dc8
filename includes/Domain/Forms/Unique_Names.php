<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/** Makes the field names of a form unique: the second `email` becomes `email_2`. */
final class Unique_Names {
	/**
	 * How often each name was requested.
	 *
	 * @var array<string, int>
	 */
	private array $wanted = array();

	/**
	 * Returns a unique name.
	 *
	 * @param string $name Preferred name.
	 */
	public function give( string $name ): string {
		$this->wanted[ $name ] = ( $this->wanted[ $name ] ?? 0 ) + 1;
		return 1 === $this->wanted[ $name ] ? $name : $this->give( "{$name}_{$this->wanted[ $name ]}" );
	}
}
